import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { drawText } from './draw-text.ts';
import { renderPdf } from './pdf-document.ts';
import { fontRuns, registerTypeface, unpackWoff } from './typeface.ts';

async function drawn(text: string): Promise<string[][]> {
  const style = { size: 9, color: '#000000' };
  const draw = (pdf: PDFKit.PDFDocument) => drawText(pdf, text, { x: 36, y: 72, width: 540 }, style);
  return pdfText(renderPdf({ title: 'Names', author: 'Test', date: '2026-01-01', pages: [draw] }));
}

const FONTS = new PdfKit({ autoFirstPage: false });
registerTypeface(FONTS);

/** Returns true if the file of this font draws the letters. */
function hasShape(font: string, letters: string): boolean {
  const { _font: hidden } = FONTS.font(font) as unknown as { _font: Drawer }; // pdfkit does not publish it
  return Array.from(letters).every((letter) => hidden.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

type Drawer = { font: { hasGlyphForCodePoint: (code: number) => boolean } };

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

  it('sets ligatures as their letters', () => {
    expect(fontRuns('Soﬁa', 400)).toEqual([{ text: 'Sofia', font: 'inter-latin-400' }]);
  });

  it('takes the dotless i and the letters like an apostrophe from the file that has them', () => {
    expect(fontRuns('Yıldız Kaʻeo', 400)).toEqual([{ text: 'Yıldız Kaʻeo', font: 'inter-latin-400' }]);
  });

  it('has a shape for every letter of those that names are written with', () => {
    const latin = Array.from({ length: 0x1_f00 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      /\p{Script=Latin}/u.test(letter),
    );
    const undrawn = latin.filter((letter) =>
      fontRuns(letter, 400).some(({ text, font }) => text !== '?' && !hasShape(font, text)),
    );
    expect(undrawn).toEqual([]);
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

const { resolve } = createRequire(import.meta.url);
const INTER = readFileSync(resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));

type Table = { name: string; checksum: number; bytes: Buffer };

/** The tables of a plain font (OpenType, 'Organization of an OpenType Font'). */
function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    return {
      name: font.toString('latin1', entry, entry + 4),
      checksum: font.readUInt32BE(entry + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

/** The sum of its words of four bytes, the last one filled up with zeros. */
function checksumOf(bytes: Buffer): number {
  const words = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
  bytes.copy(words);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

it('unpacks every table of a font as its maker had it', () => {
  const font = unpackWoff(INTER);
  const tables = tablesOf(font);

  expect(font.readUInt32BE(0)).toBe(0x00_01_00_00);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
  for (const { name, checksum, bytes } of tables) {
    // The sum of 'head' is taken while the sum of the whole file, its third number, is not in it yet.
    const counted =
      name === 'head' ? Buffer.concat([bytes.subarray(0, 8), Buffer.alloc(4), bytes.subarray(12)]) : bytes;
    expect([name, checksumOf(counted)]).toEqual([name, checksum]);
  }
});

it('fills the file to its last byte', () => {
  const font = unpackWoff(INTER);
  const last = tablesOf(font).at(-1);

  expect(last && font.subarray(-Math.ceil(last.bytes.length / 4) * 4).subarray(0, last.bytes.length)).toEqual(
    last?.bytes,
  );
});
