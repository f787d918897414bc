import { isFieldShown } from '@garita/domain/report/process-field';
import type { PackageRequest } from '@garita/domain/report/report-package';
import type { ProcessChoice } from './process-choice.ts';

/** The package of what is chosen: of the quarter where one is seen to be chosen, else of the year. Undefined without a year. */
export function packageOf(choice: ProcessChoice, companyId: number): PackageRequest | undefined {
  const { year, fileType } = choice;
  if (year === 0) return undefined;
  const isQuarterSeen = fileType !== null && isFieldShown({ ...choice, fileType }, 'quarter');
  return { companyId, year, quarter: isQuarterSeen ? choice.quarter : null };
}
