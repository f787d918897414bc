import { describe, expect, it } from 'vitest';
import { pdfText, pdfTextBoxes } from '../testing/pdf-text.ts';
import { drawInArea, drawParagraph } from './draw-paragraph.ts';
import { drawFigure, drawText, textWidth } from './draw-text.ts';
import { renderPdf } from './pdf-document.ts';
import { TABULAR } from './shaped-text-cache.ts';

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

  it('is broken between words, over more lines in smaller letters, and cut in the last that there is room for', async () => {
    const words = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce';
    const place = { ...NARROW, lines: 3, leading: 11 };
    const linesIn = (text: string) => linesOf((pdf) => void drawParagraph(pdf, text, place, STYLE));
    expect(await linesIn('uno dos tres cuatro cinco seis')).toHaveLength(3);
    // Of 9 points 3 lines are 11 apart; of 6 points, 6.9 apart, there are 4 in the same room: 2 × 11 + 0.727
    // × 3 + 11 / 5 = 3.8 × 6.9.
    const lines = await linesIn(words);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^uno dos/);
    expect(lines.join(' ')).toBe(words);
    expect((await linesIn(`${words} ${words}`)).at(-1)).toMatch(/…$/);
  });

  it('keeps its end, whatever is cut of it', async () => {
    const place = { ...NARROW, end: ' · 3 de 8' };
    const [cut = ''] = await linesOf((pdf) => drawText(pdf, 'Asociación de Empleados', place, STYLE));
    expect(cut).toMatch(/^Asoc.*… · 3 de 8$/);
  });

  it('has a room of its own over as many lines as fit there, halfway between its edges', async () => {
    const room = { x: 36, width: 90, top: 100, bottom: 114 };
    const drawn = (text: string) =>
      pdfTextBoxes(
        renderPdf({
          title: 'Text',
          author: 'Test',
          date: '2026-01-01',
          pages: [(pdf) => drawInArea(pdf, text, room, STYLE)],
        }),
      );
    for (const text of ['Farmacia 24', 'Farmacia 24, Inc., de Mayagüez y Ponce']) {
      const [boxes = []] = await drawn(text);
      expect(boxes.map((box) => box.text).join(' ')).toBe(text);
      const above = 792 - room.top - (boxes[0]?.top ?? 0);
      const below = (boxes.at(-1)?.bottom ?? 0) - (792 - room.bottom);
      expect(above).toBeGreaterThan(0);
      expect(above).toBeCloseTo(below, 1);
    }
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
