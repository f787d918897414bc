import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { drawFigure, drawParagraph, drawText, textWidth } from './draw-text.ts';
import { TABULAR } from './keep-shaped.ts';
import { renderPdf } from './pdf-document.ts';

const STYLE = { size: 9, color: '#000000' };
const NARROW = { x: 36, y: 72, width: 60 };

async function linesOf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<string[]> {
  const bytes = renderPdf({ title: 'Text', author: 'Test', date: '2026-01-01', pages: [draw] });
  return (await pdfText(bytes)).flat();
}

describe('a drawn text', () => {
  it('is cut with an ellipsis only when setting it smaller is not enough', async () => {
    expect(await linesOf((pdf) => drawText(pdf, 'Ana L Rivera Ort', NARROW, STYLE))).toEqual([
      'Ana L Rivera Ort',
    ]);
    const [cut = ''] = await linesOf((pdf) => drawText(pdf, 'Asociación de Empleados', NARROW, STYLE));
    expect(cut).toMatch(/^Asociación.*…$/);
  });

  it('is not cut where setting it smaller is just enough, whatever the width comes to in fractions', async () => {
    const name = 'María de los Ángeles Rodríguez-Maldonado O’Neill Fernández';
    const lines = await linesOf((pdf) => {
      const narrowest = textWidth(pdf, name, { ...STYLE, size: 6 });
      for (let line = 1; line <= 40; line++)
        drawText(pdf, name, { x: 36, y: line * 12, width: narrowest + line * 1.7 }, STYLE);
    });
    expect(lines).toEqual(Array.from({ length: 40 }, () => name));
  });

  it('is broken between words, and cut in the last line it may have', async () => {
    const words = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce';
    const place = { ...NARROW, lines: 3, leading: 11 };
    const lines = await linesOf((pdf) => void drawParagraph(pdf, words, place, STYLE));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^uno dos/);
    expect(lines[2]).toMatch(/…$/);
  });
});

describe('a drawn figure', () => {
  it('is never cut, however little room it has', async () => {
    const place = { x: 36, y: 72, width: 10 };
    expect(await linesOf((pdf) => drawFigure(pdf, '99,999,999.99', place, STYLE))).toEqual(['99,999,999.99']);
  });

  it('is as wide as any other of as many digits, so that columns line up', async () => {
    const widths: number[] = [];
    await linesOf((pdf) => {
      for (const text of ['1,111.11', '8,888.88'])
        widths.push(textWidth(pdf, text, { ...STYLE, isTabular: true }));
    });
    expect(widths[0]).toBeCloseTo(widths[1] ?? 0);
  });

  it('is as wide, shaped a letter at a time, as the font sets it whole', async () => {
    await linesOf((pdf) => {
      // The same features in another object: those the font is asked for as ever.
      const options = { features: structuredClone(TABULAR) };
      for (const text of ['-$1,234,567.89', '40:00', '6.20%', '01/02/2026']) {
        const whole = pdf.font('inter-latin-400').fontSize(9).widthOfString(text, options);
        expect(textWidth(pdf, text, { ...STYLE, isTabular: true })).toBeCloseTo(whole, 9);
      }
    });
  });
});
