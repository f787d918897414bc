import { asciiName } from '@garita/domain/text/ascii-name';
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

/**
 * The Content-Disposition of a download. The plain `filename` is ASCII for old clients; `filename*` carries
 * the real name with its accents (RFC 6266 § 5, RFC 8187 § 3.2).
 */
export function contentDisposition(fileName: string): string {
  return `attachment; filename="${asciiName(fileName)}"; filename*=UTF-8''${encodedName(fileName)}`;
}

/**
 * encodeURIComponent leaves four characters alone that RFC 8187 does not allow, and throws at half a
 * surrogate pair.
 */
function encodedName(fileName: string): string {
  return encodeURIComponent(fileName.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
