import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

/**
 * A piece of text and the points it covers: `left` and `right` from the left edge, `top` and `bottom` from
 * the bottom one.
 */
export type TextBox = { text: string; left: number; right: number; top: number; bottom: number };

/** The bytes of a PDF, or what makes them. */
export type Pdf = Uint8Array | AsyncIterable<Uint8Array>;

/** The lines of text on each page of a PDF, in the order in which they are drawn. */
export async function pdfText(pdf: Pdf): Promise<string[][]> {
  const { text } = await extractText(await openPdf(pdf));
  return text.map((page) => page.split('\n'));
}

/** Returns the boxes of each page's text, to test that nothing overlaps or leaves the page. */
export async function pdfTextBoxes(pdf: Pdf): Promise<TextBox[][]> {
  const document = await openPdf(pdf);
  const pages: TextBox[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [boxOf(item)] : [])));
  }
  return pages;
}

/** The texts of a page that stand over another: 'one / other'. */
export function overlapping(boxes: readonly TextBox[]): string[] {
  return boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => (isOver(box, other) ? [`${box.text} / ${other.text}`] : [])),
  );
}

/**
 * Less than a tenth of a point is rounding, and a letter of a word may stand under the arm of the one before.
 */
function isOver(box: TextBox, other: TextBox): boolean {
  const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const down = Math.min(box.top, other.top) - Math.max(box.bottom, other.bottom);
  const arm = box.bottom === other.bottom ? (box.top - box.bottom) / 3 : 0;
  return across > 0.1 + arm && down > 0.1;
}

/**
 * Returns the box from the baseline to the height of a capital, which is 0.727 of the size in Inter; for a
 * text written upward, to its left.
 */
function boxOf({ str, transform, width }: { str: string; transform: number[]; width: number }): TextBox {
  const [along = 0, up = 0, , , x = 0, y = 0] = transform;
  const height = Math.hypot(along, up) * 0.727;
  return up > along
    ? { text: str, left: x - height, right: x, bottom: y, top: y + width }
    : { text: str, left: x, right: x + width, bottom: y, top: y + height };
}

// The reader takes the bytes it is given away from its caller, so it gets its own; and it refuses a Buffer.
async function openPdf(pdf: Pdf) {
  return getDocumentProxy(new Uint8Array(pdf instanceof Uint8Array ? pdf : await buffer(pdf)));
}
