import { extractText, getDocumentProxy } from 'unpdf';

/** The lines of text on each page of a PDF, in the order in which they are drawn. */
export async function pdfText(bytes: Uint8Array): Promise<string[][]> {
  // The reader takes the bytes it is given away from its caller, so it gets its own.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.split('\n'));
}
