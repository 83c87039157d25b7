/** A page that was open while the server was updated asks for parts that are no longer there. */

const SHELF = "shadoof-reloaded";
const AGAIN = 60_000; // milliseconds: what fails twice in that time is no update

/** Loads the page anew where the server is there and only the part is missing; says whether it does. */
export async function reloadedForUpdate(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(SHELF) ?? 0);
    if (Date.now() - last < AGAIN || !(await fetch("/health")).ok) return false;
    sessionStorage.setItem(SHELF, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
