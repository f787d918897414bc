import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { drawText } from './draw-text.ts';
import { renderPdf } from './pdf-document.ts';
import { fontRuns } from './typeface.ts';

async function drawn(text: string): Promise<string[][]> {
  const style = { size: 9, color: '#000000' };
  const draw = (pdf: PDFKit.PDFDocument) => drawText(pdf, text, { x: 36, y: 72, width: 540 }, style);
  return pdfText(renderPdf({ title: 'Names', author: 'Test', date: '2026-01-01', pages: [draw] }));
}

describe('the typeface', () => {
  it('needs one font file for Spanish, its quotes, dashes and signs', () => {
    expect(fontRuns('¿Peñuelas? ¡Güira!, “Año” – 1,5 % … $2.00 −3 €', 400)).toHaveLength(1);
  });

  it('takes a letter of another alphabet from its own file and goes back', () => {
    expect(fontRuns('Šimić', 600)).toEqual([
      { text: 'Š', font: 'inter-latin-ext-600' },
      { text: 'imi', font: 'inter-latin-600' },
      { text: 'ć', font: 'inter-latin-ext-600' },
    ]);
  });

  it('composes an accent that was typed as a letter of its own', () => {
    expect(fontRuns('Jose\u0301', 400)).toEqual([{ text: 'José', font: 'inter-latin-400' }]);
  });

  it('replaces what Inter does not have instead of leaving a gap', () => {
    expect(fontRuns('李 Ana 🙂', 400)).toEqual([{ text: '? Ana ?', font: 'inter-latin-400' }]);
  });

  it.each([
    'José Ángel Muñoz Güell',
    'Łukasz Öztürk Škvorecký Țepeș',
    'Nguyễn Thị Hường',
    'Ελένη Παπαδοπούλου',
    'Александр Ёлкин',
  ])('draws %s so that it can be read back', async (name) => {
    expect(await drawn(name)).toEqual([[name]]);
  });
});
