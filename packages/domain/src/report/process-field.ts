import { type FileChoice, isSpanned, reportOf } from './file-type.ts';
import { asksFor, type ReportField, type Submission } from './report-request.ts';

/** The fields of the Procesos screen, in display order, besides company, employee and file type. */
export const PROCESS_FIELDS = [
  'employeeFile',
  'paySpan',
  'year',
  'fiscalYear',
  'quarter',
  'payFrequency',
  'periodId',
  'submission',
  'submissionCode',
  'bonusRule',
  'start',
  'end',
] as const satisfies readonly (Exclude<ReportField, 'employeeId'> | 'employeeFile' | 'paySpan')[];
export type ProcessField = (typeof PROCESS_FIELDS)[number];

/** The choices that decide which other fields are shown. */
export type ProcessFieldChoice = FileChoice & { submission: Submission };

/** Returns true if a file type, with the choices so far, needs this field. */
export function isFieldShown(choice: ProcessFieldChoice, field: ProcessField): boolean {
  const report = reportOf(choice);
  switch (field) {
    case 'employeeFile':
      return choice.fileType === 1 && choice.employeeId !== null;
    case 'paySpan':
      return isSpanned(choice.fileType);
    case 'payFrequency':
      // An employee has a pay frequency already.
      return asksFor(report, 'periodId') && choice.employeeId === null;
    case 'year':
      // Periods are chosen within a year.
      return asksFor(report, 'year') || asksFor(report, 'periodId');
    case 'submissionCode':
      return asksFor(report, 'submissionCode') && choice.submission === 'correction';
    case 'fiscalYear':
    case 'quarter':
    case 'periodId':
    case 'submission':
    case 'bonusRule':
    case 'start':
    case 'end':
      return asksFor(report, field);
  }
}
