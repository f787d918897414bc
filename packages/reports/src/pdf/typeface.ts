import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { withoutLigatures } from '@garita/domain/field/line.schema';
import PdfKit from 'pdfkit';
import { cacheShapedText } from './shaped-text-cache.ts';

/** The two weights that documents are set in. */
export type Weight = 400 | 600;

/** Consecutive letters of a text that one font file contains. */
export type FontRun = { text: string; font: string };

const WEIGHTS: readonly Weight[] = [400, 600];

// Inter has a file for each alphabet. The latin one has Spanish, English and the usual punctuation; the
// others are parsed only if a name needs them. In this order, because Vietnamese and extended letters are
// Latin script too.
const ALPHABETS: readonly (readonly [name: string, letters: RegExp])[] = [
  [
    'latin',
    /[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122\u2212]/u,
  ],
  ['vietnamese', /[\u1EA0-\u1EF9]/u],
  // Without the few letters of the range that Inter does not draw.
  ['latin-ext', /(?![\u0149\u01C4\u0255\u027C\u027D\u0285\u0291\u02A5\u1E9C])[\u0100-\u02AF\u1E00-\u1E9F]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
];

const resolve = createRequire(import.meta.url).resolve;

/** The font files, unpacked once for all documents. */
let files: readonly (readonly [font: string, bytes: Buffer])[] | undefined;

/** Registers Inter in a document. */
export function registerTypeface(pdf: PDFKit.PDFDocument): void {
  registerFiles(pdf);
  for (const weight of WEIGHTS) {
    const font = fontName('latin', weight);
    cacheShapedText(pdf.font(font), font, () => emptyDocument(font));
  }
}

/** Returns a document that is never written, with this font set. */
function emptyDocument(font: string): PDFKit.PDFDocument {
  const pdf = new PdfKit({ autoFirstPage: false });
  registerFiles(pdf);
  return pdf.font(font);
}

function registerFiles(pdf: PDFKit.PDFDocument): void {
  files ??= readFiles();
  for (const [font, bytes] of files) pdf.registerFont(font, bytes);
}

function readFiles() {
  return ALPHABETS.flatMap(([alphabet]) =>
    WEIGHTS.map((weight) => {
      const path = resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`);
      return [fontName(alphabet, weight), unpackWoff(readFileSync(path))] as const;
    }),
  );
}

/**
 * Splits a text into runs by font file. Ligatures are set as their letters; a letter that Inter does not have
 * becomes '?'.
 */
export function fontRuns(text: string, weight: Weight): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of withoutLigatures(text).normalize('NFC')) {
    const alphabet = ALPHABETS.find(([, letters]) => letters.test(letter))?.[0];
    const font = fontName(alphabet ?? 'latin', weight);
    const drawn = alphabet === undefined ? '?' : letter;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ text: drawn, font });
  }
  return runs;
}

function fontName(alphabet: string, weight: Weight): string {
  return `inter-${alphabet}-${weight}`;
}

/**
 * The bytes before the first entry of the list of tables, and the bytes of each entry, in a packed font and
 * in a plain one.
 */
const PACKED = { head: 44, entry: 20 } as const;
const PLAIN = { head: 12, entry: 16 } as const;

/**
 * Returns the plain font of a WOFF file (https://www.w3.org/TR/WOFF/, sections 3 to 5). fontkit reads WOFF
 * too, but inflates a whole table, in JavaScript, for each glyph that it reads, which takes half of the time
 * of a document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  // The signature of a font. The three numbers after it help a binary search among the tables, which fontkit
  // does not need.
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let at = PLAIN.head + count * PLAIN.entry;
  for (let index = 0; index < count; index += 1) {
    const packed = PACKED.head + index * PACKED.entry;
    const plain = PLAIN.head + index * PLAIN.entry;
    const table = unpackTable(woff, packed);
    woff.copy(font, plain, packed, packed + 4); // its name
    woff.copy(font, plain + 4, packed + 16, packed + 20); // its checksum
    font.writeUInt32BE(at, plain + 8);
    font.writeUInt32BE(table.length, plain + 12);
    table.copy(font, at);
    at += Math.ceil(table.length / 4) * 4;
  }
  return font;
}

/** Returns a table. One that compression would not make smaller is stored as it is. */
function unpackTable(woff: Buffer, entry: number): Buffer {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const bytes = woff.subarray(offset, offset + packedLength);
  return packedLength < woff.readUInt32BE(entry + 12) ? inflateSync(bytes) : bytes;
}
