import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import PdfKit from 'pdfkit';
import { registerTypeface } from './typeface.ts';

/** US letter, in points. */
export const LETTER = { width: 612, height: 792 } as const;

export type Orientation = 'portrait' | 'landscape';

export type PageNumber = { page: number; pages: number };

export type PdfContent = {
  title: string;
  author: string;
  /** The creation date in the file. With that of the clock, equal data would not give equal bytes. */
  date: CalendarDate;
  /** Portrait by default. */
  orientation?: Orientation;
  pages: readonly DrawPage[] | LaterPages | PageLayout;
};

export type DrawPage = (pdf: PDFKit.PDFDocument, number: PageNumber) => void;

/** Later pages, each prepared when the one before is drawn, and their number. */
export type LaterPages = { count: number; drawers: AsyncIterable<DrawPage> };

/** Lays out pages whose breaks depend on measuring texts in this document. Nothing is drawn meanwhile. */
export type PageLayout = (pdf: PDFKit.PDFDocument) => readonly DrawPage[] | Promise<LaterPages>;

/** The number of pages that are drawn before other work of the process gets its turn. */
const PAGES_PER_TURN = 25;

/**
 * Renders the bytes of a PDF of letter pages, each page drawn when the reader has taken the one before. The
 * drawers choose every position; a page never flows into the next.
 */
export async function* renderPdf({ pages, ...about }: PdfContent): AsyncGenerator<Uint8Array> {
  const pdf = emptyPdf(about);
  const known = typeof pages === 'function' ? await pages(pdf) : pages;
  const { count, drawers } = 'drawers' in known ? known : { count: known.length, drawers: known };
  let page = 0;
  for await (const draw of drawers) {
    if (page > 0 && page % PAGES_PER_TURN === 0) await setImmediate();
    page += 1;
    pdf.addPage();
    draw(pdf, { page, pages: count });
    const drawn: Uint8Array | null = pdf.read();
    if (drawn) yield drawn;
  }
  pdf.end();
  yield* pdf;
}

function emptyPdf({
  title,
  author,
  date,
  orientation = 'portrait',
}: Omit<PdfContent, 'pages'>): PDFKit.PDFDocument {
  const pdf = new PdfKit({
    size: [LETTER.width, LETTER.height],
    layout: orientation,
    margin: 0,
    autoFirstPage: false,
    lang: 'es-PR',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Garita',
      Producer: 'Garita',
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
  });
  registerTypeface(pdf);
  return pdf;
}
