import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { columnLetters, columnNumber } from './sheet-cell.ts';
import { withUsualNames } from './workbook-names.ts';

// Forms that ECMA-376 allows and other programs than Excel write, rewritten so that exceljs understands them.

/** The most that the parts of a workbook may take unpacked, in bytes: a small file may hold gigabytes. */
const MAX_UNPACKED = 100_000_000;

const STRICT_RELATIONSHIPS = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Rewrites a workbook into the form that exceljs reads: parts under their usual names, elements without
 * prefixes (`<x:row>`), `date1904="1"` for 'true', a position on every row and cell, texts where cells hold
 * dates as ISO 8601, and no number format on a cell that holds no number (a text in a cell with the format of
 * a date would be lost). A formula whose result is an empty text gets a blank, because exceljs takes it for
 * one without a result.
 *
 * @throws where it is no packed file, or too large
 */
export function rewriteWorkbook(content: ArrayBuffer): Uint8Array<ArrayBuffer> {
  let unpacked = 0;
  const parts = unzipSync(new Uint8Array(content), {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED) throw new Error('The workbook is too large');
      return true;
    },
  });
  const rewritten = Object.entries(withUsualNames(parts)).map(([name, bytes]): [string, Uint8Array] =>
    isRead(name) ? [name, strToU8(rewritePart(strFromU8(bytes)))] : [name, bytes],
  );
  return zipSync(Object.fromEntries(rewritten), { level: 0 });
}

function isRead(name: string): boolean {
  return /(^|\/)(workbook|styles|sharedStrings|sheet\d+)\.xml$|\.rels$/.test(name);
}

function rewritePart(xml: string): string {
  return rewriteCells(withoutPrefix(withUsualRelationships(xml))).replace(
    /(<workbookPr\b[^>]*\bdate1904\s*=\s*["'])(?:true|on)(["'])/,
    '$11$2',
  );
}

function rewriteCells(xml: string): string {
  return withPositions(xml)
    .replace(/<c\b[^>]*\bt\s*=\s*["'](?:str|s|inlineStr|e|b|d)["'][^>]*>/g, (cell) =>
      cell.replace(/\ss\s*=\s*["']\d+["']/, '').replace(/(\st\s*=\s*["'])d(["'])/, '$1str$2'),
    )
    .replace(
      /(<c\b[^>]*\bt\s*=\s*["']str["'][^>]*>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*)<v(?:\s*\/>|>\s*<\/v>)/g,
      '$1<v> </v>',
    );
}

/** Writes the position of each row and cell that leaves it out, which follows the one before. */
function withPositions(xml: string): string {
  let row = 0;
  let column = 0;
  return xml.replace(/<(row|c)(?=[\s/>])([^>]*)/g, (tag, element: string, attributes: string) => {
    const position = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/.exec(attributes);
    if (element === 'row') {
      row = position ? Number(position[2]) : row + 1;
      column = 0;
      return position ? tag : `<row r="${row}"${attributes}`;
    }
    column = position ? columnNumber(position[1] ?? '') : column + 1;
    return position ? tag : `<c r="${columnLetters(column)}${row}"${attributes}`;
  });
}

/** Removes the prefix of the part's first element from all of its elements. */
function withoutPrefix(xml: string): string {
  const prefix = /<([\w-]+):(?:workbook|worksheet|sst|styleSheet|Relationships)\b/.exec(xml)?.[1];
  return prefix === undefined ? xml : xml.replaceAll(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1');
}

/** Gives the attributes that name relationships their usual prefix and namespace. */
function withUsualRelationships(xml: string): string {
  const usual = xml.replaceAll(STRICT_RELATIONSHIPS, RELATIONSHIPS);
  const prefix = new RegExp(`xmlns:([\\w-]+)\\s*=\\s*["']${RELATIONSHIPS}["']`).exec(usual)?.[1];
  return prefix === undefined || prefix === 'r'
    ? usual
    : usual.replaceAll(new RegExp(`(\\s)${prefix}:id(\\s*=)`, 'g'), '$1r:id$2');
}
