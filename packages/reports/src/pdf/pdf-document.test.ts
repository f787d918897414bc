import { buffer } from 'node:stream/consumers';
import { getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { drawText } from './draw-text.ts';
import { type PageNumber, renderPdf } from './pdf-document.ts';

const ABOUT = { title: 'Talonario', author: 'Farmacia 24, Inc.', date: '2026-05-29' };

function numbered(pdf: PDFKit.PDFDocument, { page, pages }: PageNumber): void {
  drawText(pdf, `${page} / ${pages}`, { x: 36, y: 72, width: 100 }, { size: 9, color: '#000000' });
}

describe('a PDF', () => {
  it('tells every page its number and how many there are', async () => {
    const bytes = renderPdf({ ...ABOUT, pages: [numbered, numbered, numbered] });
    expect(await pdfText(bytes)).toEqual([['1 / 3'], ['2 / 3'], ['3 / 3']]);
  });

  it('is dated by its content and not by the clock', async () => {
    const { info } = await getMeta(new Uint8Array(await buffer(renderPdf({ ...ABOUT, pages: [numbered] }))));
    expect(info).toMatchObject({
      Title: 'Talonario',
      Author: 'Farmacia 24, Inc.',
      CreationDate: 'D:20260529000000Z',
      Language: 'es-PR',
    });
  });

  it('is handed over page by page, and no page is drawn that nobody asked for', async () => {
    let drawn = 0;
    const pages = Array.from({ length: 1_000 }, () => (pdf: PDFKit.PDFDocument, number: PageNumber) => {
      drawn += 1;
      numbered(pdf, number);
    });
    const pieces = renderPdf({ ...ABOUT, pages })[Symbol.asyncIterator]();
    for (let page = 1; page <= 10; page += 1) {
      const { value } = await pieces.next();
      expect([drawn, value?.length ?? 0]).toEqual([page, expect.toSatisfy((length) => length < 5_000)]);
    }
    await pieces.return?.(undefined);
    expect(drawn).toBe(10);
  });

  it('lets other work of the process go first after every 25 pages', async () => {
    let drawn = 0;
    const drawnWhenOthersRan: number[] = [];
    const otherWork = () => {
      drawnWhenOthersRan.push(drawn);
      if (drawn < 60) setImmediate(otherWork);
    };
    setImmediate(otherWork);
    await buffer(renderPdf({ ...ABOUT, pages: Array.from({ length: 60 }, () => () => void drawn++) }));
    expect(drawnWhenOthersRan).toContain(25);
    expect(drawnWhenOthersRan).toContain(50);
  });
});
