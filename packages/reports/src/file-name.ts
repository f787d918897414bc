import { FILE_NAMES } from './text/labels.es.ts';

/** Weekly numbers may run on from the year before: what is shown starts again after this one. */
const LAST_PERIOD_NUMBER = 52;
/**
 * Longest part of a name in bytes: with three of them it stays under the 255 bytes that a file name may have.
 */
const MAX_PART_BYTES = 64;

/**
 * The name of a file, of parts that may be anything: 'Empleado-Ana-Rivera-Periodo-21-2026-Taller-Vega.pdf'.
 */
export function fileNameOf(parts: readonly string[], extension: 'pdf' | 'csv' | 'iif' | 'zip'): string {
  return `${parts.map(safePart).filter(Boolean).join('-')}.${extension}`;
}

/** A period as it stands in a name: 'Periodo', '21', '2026'. */
export function periodParts({ number, year }: { number: number; year: number }): string[] {
  const shown = number > LAST_PERIOD_NUMBER ? number - LAST_PERIOD_NUMBER : number;
  return [FILE_NAMES.period, String(shown), String(year)];
}

/**
 * Letters of any alphabet, digits and hyphens: nothing that a file system, a shell or a header takes for
 * something else.
 */
function safePart(text: string): string {
  const safe = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return startOf(safe, MAX_PART_BYTES).replace(/^-+|-+$/g, '');
}

/** Returns as many whole characters as fit. */
function startOf(text: string, maxBytes: number): string {
  const characters = Array.from(text);
  while (Buffer.byteLength(characters.join('')) > maxBytes) characters.pop();
  return characters.join('');
}
