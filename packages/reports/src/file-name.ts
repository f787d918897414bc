import { FILE_NAMES } from './text/labels.es.ts';

/** Weekly numbers may run on from the year before: what is shown starts again after this one. */
const LAST_PERIOD_NUMBER = 52;
/** Longest part of a name: two of them, in letters of up to four bytes, stay under the 255 bytes a file name may have. */
const MAX_PART = 24;

/** The name of one employee's stubs: 'Empleado-Ana-Rivera-Periodo-21.pdf'. */
export function employeeStubFileName(
  { firstName, lastName }: { firstName: string; lastName: string },
  periodNumber: number,
): string {
  return pdfName([FILE_NAMES.employee, firstName, lastName, ...periodParts(periodNumber)]);
}

/** The name of the stubs of all employees of a period: 'All-Periodo-21.pdf'. */
export function periodStubsFileName(periodNumber: number): string {
  return pdfName([FILE_NAMES.allEmployees, ...periodParts(periodNumber)]);
}

function periodParts(number: number): string[] {
  return [FILE_NAMES.period, String(number > LAST_PERIOD_NUMBER ? number - LAST_PERIOD_NUMBER : number)];
}

function pdfName(parts: string[]): string {
  return `${parts.map(safePart).filter(Boolean).join('-')}.pdf`;
}

/** Letters of any alphabet, digits and hyphens: nothing that a file system, a shell or a header takes for something else. */
function safePart(text: string): string {
  const safe = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return Array.from(safe)
    .slice(0, MAX_PART)
    .join('')
    .replace(/^-+|-+$/g, '');
}
