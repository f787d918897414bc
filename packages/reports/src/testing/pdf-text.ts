import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

/** A piece of text and the points it covers: `left` and `right` from the left edge, `top` and `bottom` from the bottom one. */
export type TextBox = { text: string; left: number; right: number; top: number; bottom: number };

/** The bytes of a PDF, or what makes them. */
export type Pdf = Uint8Array | AsyncIterable<Uint8Array>;

/** The lines of text on each page of a PDF, in the order in which they are drawn. */
export async function pdfText(pdf: Pdf): Promise<string[][]> {
  const { text } = await extractText(await opened(pdf));
  return text.map((page) => page.split('\n'));
}

/** Where the text of each page stands, to see that nothing overlaps or leaves the page. */
export async function pdfTextBoxes(pdf: Pdf): Promise<TextBox[][]> {
  const document = await opened(pdf);
  const pages: TextBox[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [boxOf(item)] : [])));
  }
  return pages;
}

/** From the baseline to the height of a capital, which is 0.727 of the size in Inter. */
function boxOf({ str, transform, width }: { str: string; transform: number[]; width: number }): TextBox {
  const [size = 0, , , , left = 0, bottom = 0] = transform;
  return { text: str, left, right: left + width, bottom, top: bottom + size * 0.727 };
}

// The reader takes the bytes it is given away from its caller, so it gets its own; and it refuses a Buffer.
async function opened(pdf: Pdf) {
  return getDocumentProxy(new Uint8Array(pdf instanceof Uint8Array ? pdf : await buffer(pdf)));
}
