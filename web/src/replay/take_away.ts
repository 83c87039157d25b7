/** Pictures of the board as it is on the page, and files out of the browser. */

const TAKEN = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
  "stroke-dasharray", "stroke-dashoffset", "opacity", "visibility", "display", "transform", "transform-origin",
  "transform-box", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline", "paint-order",
  "stop-color", "stop-opacity", "filter", "mix-blend-mode",
]; // prettier-ignore
const WIDTH = 1200; // pixels of a PNG

/** The drawing as a file of its own: what style sheets and other parts of the page say is written into it. */
export async function svgOf(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  inline(drawing, copy);
  const box = drawing.viewBox.baseVal;
  const { width, height } = box?.width ? box : drawing.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(Math.round((WIDTH * height) / width)));
  copy.style.background = getComputedStyle(document.documentElement).backgroundColor;
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of outside(copy)) {
    const found = document.getElementById(id);
    if (!found) continue;
    const part = found.cloneNode(true) as SVGElement;
    inline(found as unknown as SVGElement, part);
    defs.append(part);
  }
  const letters = document.createElementNS("http://www.w3.org/2000/svg", "style");
  letters.textContent = await typeface();
  copy.prepend(letters, defs);
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as pixels. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser makes no PNG."))), "image/png");
  });
}

/** The page's own typeface, written out; a picture loads nothing. Without it the letters are the device's. */
async function typeface(): Promise<string> {
  try {
    const face = [...document.styleSheets]
      .filter((sheet) => !sheet.href || sheet.href.startsWith(location.origin)) // an extension's can't be read
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .find((rule) => covers(rule.style.getPropertyValue("unicode-range"), "A".codePointAt(0)!));
    const source = face && /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
    if (!source) return "";
    const answer = await fetch(new URL(source, face.parentStyleSheet?.href ?? location.href));
    const name = face.style.getPropertyValue("font-family");
    return `@font-face{font-family:${name};font-weight:300 700;src:url(${await dataAddress(await answer.blob())})}`;
  } catch {
    return "";
  }
}

function covers(range: string, point: number): boolean {
  return range.split(",").some((part) => {
    const [from, to] = part.trim().replace(/^U\+/i, "").split("-");
    return parseInt(from ?? "", 16) <= point && point <= parseInt(to ?? from ?? "", 16);
  });
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The typeface can't be read."));
    reader.readAsDataURL(file);
  });
}

/** Hands the file to the person. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function inline(from: Element, to: SVGElement): void {
  const style = getComputedStyle(from);
  for (const name of TAKEN) {
    const value = style.getPropertyValue(name);
    if (value) to.style.setProperty(name, value);
  }
  for (const name of ["class", "tabindex", "role"]) to.removeAttribute(name);
  const children = [...from.children];
  [...to.children].forEach((child, place) => inline(children[place]!, child as SVGElement));
}

// Patterns and symbols that live elsewhere on the page.
function outside(drawing: SVGSVGElement): Set<string> {
  const text = new XMLSerializer().serializeToString(drawing);
  const named = [...text.matchAll(/url\((?:&quot;|"|')?#([\w-]+)/g), ...text.matchAll(/href="#([\w-]+)"/g)];
  return new Set(named.map(([, id]) => id!).filter((id) => !drawing.querySelector(`#${CSS.escape(id)}`)));
}
