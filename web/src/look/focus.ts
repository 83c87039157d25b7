/** Where the focus is now; the answer brings it back there, if that is still on the page. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
      before.focus({ preventScroll: true });
  };
}
