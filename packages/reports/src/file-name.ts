import { asciiName } from '@garita/domain/text/ascii-name';
import { type PayPeriod, parsePeriodId } from '@garita/domain/time/period-id';
import { FILE_NAMES } from './text/labels.es.ts';

/**
 * The last number of a week in a file name. Weekly numbers may continue from the year before, so larger ones
 * start again from 1. Numbers of a company's own calendar never do.
 */
const LAST_PERIOD_NUMBER = 52;
/** The longest part of a name in bytes: three of them stay below the 255 bytes of a file name. */
const MAX_PART_BYTES = 64;

/** Returns the name of a file from any parts: 'Empleado-Ana-Rivera-Periodo-21-2026-Taller-Vega.pdf'. */
export function fileNameOf(parts: readonly string[], extension: 'pdf' | 'csv' | 'iif' | 'zip'): string {
  return `${parts.map(safePart).filter(Boolean).join('-')}.${extension}`;
}

/** Returns the parts of a name for a period: 'Periodo', '21', '2026'. */
export function periodParts({ id, number, year }: Pick<PayPeriod, 'id' | 'number' | 'year'>): string[] {
  const isContinued = number > LAST_PERIOD_NUMBER && parsePeriodId(id)?.isOfCalendar !== true;
  const shown = isContinued ? number - LAST_PERIOD_NUMBER : number;
  return [FILE_NAMES.period, String(shown), String(year)];
}

/**
 * Returns a text with only letters of any alphabet, digits and hyphens, which no file system, shell or header
 * misreads.
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

/**
 * Returns the Content-Disposition of a download. The plain `filename` is ASCII for old clients; `filename*`
 * has the real name with its accents (RFC 6266 § 5, RFC 8187 § 3.2).
 */
export function contentDisposition(fileName: string): string {
  return `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encodedName(fileName)}`;
}

/**
 * Encodes a name. encodeURIComponent keeps four characters that RFC 8187 does not allow, and throws for half
 * a surrogate pair.
 */
function encodedName(fileName: string): string {
  return encodeURIComponent(fileName.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
