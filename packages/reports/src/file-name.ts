import { FILE_NAMES } from './text/labels.es.ts';

type Person = { firstName: string; lastName: string };
type Period = { number: number; year: number };

/** Weekly numbers may run on from the year before: what is shown starts again after this one. */
const LAST_PERIOD_NUMBER = 52;
/** Longest part of a name in bytes: with three of them it stays under the 255 bytes that a file name may have. */
const MAX_PART_BYTES = 64;

/** The name of one employee's stubs: 'Empleado-Ana-Rivera-Periodo-21-2026-Taller-Vega.pdf'. */
export function employeeStubFileName(
  { firstName, lastName }: Person,
  period: Period,
  companyName: string,
): string {
  return pdfName([FILE_NAMES.employee, firstName, lastName, ...periodParts(period), companyName]);
}

/** The name of one employee's stubs of a year: 'Empleado-Ana-Rivera-Talonarios-2026-Taller-Vega.pdf'. */
export function yearStubsFileName(
  { firstName, lastName }: Person,
  year: number,
  companyName: string,
): string {
  return pdfName([FILE_NAMES.employee, firstName, lastName, FILE_NAMES.stubs, String(year), companyName]);
}

/** The name of the stubs of all employees of a period: 'All-Periodo-21-2026-Taller-Vega.pdf'. */
export function periodStubsFileName(period: Period, companyName: string): string {
  return pdfName([FILE_NAMES.allEmployees, ...periodParts(period), companyName]);
}

function periodParts({ number, year }: Period): string[] {
  const shown = number > LAST_PERIOD_NUMBER ? number - LAST_PERIOD_NUMBER : number;
  return [FILE_NAMES.period, String(shown), String(year)];
}

function pdfName(parts: string[]): string {
  return `${parts.map(safePart).filter(Boolean).join('-')}.pdf`;
}

/** Letters of any alphabet, digits and hyphens: nothing that a file system, a shell or a header takes for something else. */
function safePart(text: string): string {
  const safe = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return startOf(safe, MAX_PART_BYTES).replace(/^-+|-+$/g, '');
}

/** As many whole characters as fit. */
function startOf(text: string, maxBytes: number): string {
  const characters = Array.from(text);
  while (Buffer.byteLength(characters.join('')) > maxBytes) characters.pop();
  return characters.join('');
}
