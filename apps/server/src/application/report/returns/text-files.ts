import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { earnersTotal, sumTotal } from '@garita/domain/report/report-total';
import { entriesOfQuarter } from '@garita/domain/returns/quarter';
import type { ControlNumbers } from '@garita/ledger/registry/records/control-numbers';
import type { AgencyFile } from '@garita/reports/agency-files/agency-file';
import {
  type W2prTextData,
  w2prSsaText,
  w2prSuriText,
} from '@garita/reports/agency-files/w2pr-text/w2pr-text';
import { wagesText } from '@garita/reports/agency-files/wages-text/wages-text';
import { AppError, orNotFound } from '../../../refusal/app-error.ts';
import { timeInPuertoRico } from '../../puerto-rico-time.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { employerHead, employerOf } from '../employer.ts';
import type { PreparedReport } from '../prepared-report.ts';
import {
  checkNumberedFile,
  controlNumbers,
  existingControlNumbers,
  previewControlNumbers,
} from './control-numbers.ts';
import { insuredInQuarter } from './insurance-returns.ts';
import { gatheredTextFile } from './text-file.ts';
import { prepareW2prs, w2prRanges } from './w2prs.ts';

/**
 * Prepares the W-2PR file of a year for SURI, with the control numbers of the printed certificates; missing
 * ones are assigned when the file is made.
 *
 * Errors: `nothing-paid-in-year`; of the file `file-data-unfit`, `file-check-failed` and those of
 * `controlNumbers`.
 */
export async function w2prsForSuri(
  context: UseCaseContext,
  request: ReportRequestOf<'w2pr-suri-text'>,
): Promise<PreparedReport> {
  const { company, ranges, withNumbers } = await w2prTextMade(context, request, w2prSuriText);
  const numbered = { form: 'w2pr', year: request.year, ranges } as const;
  const given = await existingControlNumbers(context, numbered);
  return {
    ...withNumbers(given),
    check: () => checkNumberedFile((numbers) => withNumbers(numbers).check(), given, { company, ranges }),
    draft: () => withNumbers(previewControlNumbers(given, ranges)).file(),
    file: async () => withNumbers(await controlNumbers(context, numbered)).file(),
  };
}

/**
 * Prepares the W-2PR file for the Social Security Administration, which has no control numbers. Errors: those
 * of `w2prsForSuri` except those of control numbers.
 */
export async function w2prsForSsa(
  context: UseCaseContext,
  request: ReportRequestOf<'w2pr-ssa-text'>,
): Promise<PreparedReport> {
  const { withNumbers } = await w2prTextMade(context, request, w2prSsaText);
  return withNumbers(new Map());
}

async function w2prTextMade(
  context: UseCaseContext,
  request: ReportRequestOf<'w2pr-suri-text' | 'w2pr-ssa-text'>,
  file: AgencyFile<W2prTextData>,
) {
  const { companyId, year, submission, submissionCode } = request;
  const employer = await employerOf(context, companyId);
  const { company, preparer, date } = await employerHead(context, employer);
  const { made, totals, boxes } = await prepareW2prs(context, { employer, employeeId: null, year });
  const about = { company, preparer: orNotFound(preparer), date, year, submission, submissionCode };
  return {
    company,
    ranges: w2prRanges(employer, made),
    withNumbers: (numbers: ControlNumbers) => {
      const certificates = made.map((one) => ({ ...one, controlNumber: numbers.get(one.employee.id) ?? '' }));
      return gatheredTextFile(file, { ...about, certificates }, { totals, boxes, request });
    },
  };
}

/**
 * Prepares the wages of a quarter for the Department of Labor: the rows of the PRUI-10A.
 *
 * Errors: `nothing-paid-in-quarter`; for the file `file-data-unfit`, `file-check-failed`.
 */
export async function wagesOfQuarter(
  context: UseCaseContext,
  request: ReportRequestOf<'wages-text'>,
): Promise<PreparedReport> {
  const { companyId, year, quarter } = request;
  const employer = await employerOf(context, companyId);
  const { companyIds } = employer;
  const { company, date } = await employerHead(context, employer);
  const { rows, entries } = await insuredInQuarter(context, { companyIds, year, quarter });
  if (rows.length === 0) throw new AppError('nothing-paid-in-quarter');
  const time = timeInPuertoRico(context.dependencies.now());
  const ofQuarter = entriesOfQuarter(entries, quarter);
  const totals = [
    earnersTotal(ofQuarter, ({ amounts }) => amounts.gross),
    sumTotal('gross', ofQuarter, ({ amounts }) => amounts.gross),
  ];
  const boxes = boxParts(ofQuarter, { quarterWages: ({ amounts }) => amounts.gross });
  return gatheredTextFile(
    wagesText,
    { company, date, time, year, quarter, rows },
    { totals, boxes, request },
  );
}
