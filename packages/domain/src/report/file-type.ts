import type { ReportName } from './report-request.ts';

/** The numbers of the file types on the Procesos screen, in the order in which they are offered. */
export const FILE_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Which of an employee's two documents file type 1 stands for. */
export const EMPLOYEE_FILES = ['w2pr', 'year-stubs'] as const satisfies readonly ReportName[];
export type EmployeeFile = (typeof EMPLOYEE_FILES)[number];

/** Which pay file type 16 is of: what was paid between two dates, or that of a period. */
export const COST_FILES = ['employer-cost', 'period-employer-cost'] as const satisfies readonly ReportName[];
export type CostFile = (typeof COST_FILES)[number];

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
} as const satisfies Record<Exclude<FileType, 1 | 16>, ReportName>;

/** The documents of the Procesos screen. Those of contractors have a panel of their own. */
export type ProcessReport = EmployeeFile | CostFile | (typeof REPORTS)[keyof typeof REPORTS];

/** The file type that a document is chosen by. */
export function fileTypeOf(report: ProcessReport): FileType {
  if (COST_FILES.some((file) => file === report)) return 16;
  const types = FILE_TYPES.filter((type) => type !== 1 && type !== 16);
  return types.find((type) => REPORTS[type] === report) ?? 1;
}

/** What has been chosen on the screen; an employee is null for all of them. */
export type FileChoice = {
  fileType: FileType;
  employeeId: number | null;
  employeeFile: EmployeeFile;
  costFile: CostFile;
};

/** The document that a choice stands for. All employees together have a W-2PR each and no file of stubs. */
export function reportOf({ fileType, employeeId, employeeFile, costFile }: FileChoice): ProcessReport {
  if (fileType === 1) return employeeId === null ? 'w2pr' : employeeFile;
  return fileType === 16 ? costFile : REPORTS[fileType];
}
