import type { ReportName } from './report-request.ts';

/** The numbers of the file types on the Procesos screen, in display order. */
export const FILE_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The two documents of file type 1, each for an employee. */
export const EMPLOYEE_FILES = ['w2pr', 'year-stubs'] as const satisfies readonly ReportName[];
export type EmployeeFile = (typeof EMPLOYEE_FILES)[number];

/** The ways to choose the pay in a file: between two dates, or by period. */
export const PAY_SPANS = ['dates', 'period'] as const;
export type PaySpan = (typeof PAY_SPANS)[number];

/** The documents of the file types that offer both ways. */
const SPANNED = {
  16: { dates: 'employer-cost', period: 'period-employer-cost' },
  17: { dates: 'journal', period: 'period-journal' },
} as const satisfies Partial<Record<FileType, Record<PaySpan, ReportName>>>;
type SpannedType = keyof typeof SPANNED;

const REPORTS = {
  2: 'form-940',
  3: 'form-941',
  4: 'form-499',
  5: 'unemployment',
  6: 'chauffeur-insurance',
  7: 'workers-compensation',
  8: 'period-stubs',
  9: 'wages-text',
  10: 'w2pr-suri-text',
  11: 'w2pr-ssa-text',
  12: 'christmas-bonus',
  13: 'form-943',
  14: 'salaries',
  15: 'leave',
} as const satisfies Record<Exclude<FileType, 1 | SpannedType>, ReportName>;

/** The documents of the Procesos screen. Those of contractors have a separate panel. */
export type ProcessReport =
  | EmployeeFile
  | (typeof REPORTS)[keyof typeof REPORTS]
  | (typeof SPANNED)[SpannedType][PaySpan];

/** Returns true if a file type offers dates or a period. */
export function isSpanned(type: FileType): type is SpannedType {
  return Object.hasOwn(SPANNED, type);
}

/** Returns true if a document is on the Procesos screen. */
export function isProcessReport(name: string): name is ProcessReport {
  return FILE_TYPES.some((type) => documentsOf(type).some((document) => document === name));
}

/** Returns the file type of a document. */
export function fileTypeOf(report: ProcessReport): FileType {
  return FILE_TYPES.find((type) => documentsOf(type).includes(report)) ?? 1;
}

function documentsOf(type: FileType): readonly ProcessReport[] {
  if (type === 1) return EMPLOYEE_FILES;
  return isSpanned(type) ? Object.values(SPANNED[type]) : [REPORTS[type]];
}

/** The choices made on the screen so far. `employeeId` is null for all employees. */
export type FileChoice = {
  fileType: FileType;
  employeeId: number | null;
  employeeFile: EmployeeFile;
  paySpan: PaySpan;
};

/** Returns the document of a choice. For all employees there is a W-2PR each, but no file of stubs. */
export function reportOf({ fileType, employeeId, employeeFile, paySpan }: FileChoice): ProcessReport {
  if (fileType === 1) return employeeId === null ? 'w2pr' : employeeFile;
  return isSpanned(fileType) ? SPANNED[fileType][paySpan] : REPORTS[fileType];
}
