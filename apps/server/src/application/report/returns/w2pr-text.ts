import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { type ControlNumbers, findControlNumbers } from '@garita/ledger/registry/records/control-numbers';
import type { AgencyFile } from '@garita/reports/agency-files/agency-file';
import {
  type W2prTextData,
  w2prSsaText,
  w2prSuriText,
} from '@garita/reports/agency-files/w2pr-text/w2pr-text';
import { orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { formHead } from '../form-head.ts';
import type { PreparedReport } from '../prepared-report.ts';
import { checkNumberedFile, controlNumbers, previewControlNumbers } from './control-numbers.ts';
import { gatheredTextFile } from './prepared-text-file.ts';
import { prepareW2prs } from './w2prs.ts';

/**
 * Everybody's W-2PRs of a year for SURI, with the control numbers that they are printed with: those that have
 * none get theirs when the file is made.
 *
 * Errors: `nothing-paid-in-year`; of the file `file-data-unfit`, `file-check-failed` and those of
 * `controlNumbers`.
 */
export async function w2prsForSuri(
  context: UseCaseContext,
  request: ReportRequestOf<'w2pr-suri-text'>,
): Promise<PreparedReport> {
  const { companyId, year } = request;
  const { company, personIds, withNumbers } = await w2prTextMade(context, request, w2prSuriText);
  const scope = companyScope(context.actor, companyId);
  const given = await findControlNumbers(context.dependencies.database, 'w2pr', scope, year);
  const toNumber = { company, range: company.w2ControlRange, personIds };
  return {
    ...withNumbers(given),
    check: () => checkNumberedFile((numbers) => withNumbers(numbers).check(), given, toNumber),
    draft: () => withNumbers(previewControlNumbers(given, toNumber)).file(),
    file: async () =>
      withNumbers(await controlNumbers(context, { form: 'w2pr', companyId, year, personIds })).file(),
  };
}

/**
 * Prepares the W-2PR file for the Social Security Administration, which knows no control numbers. Errors:
 * those of `w2prsForSuri` but for those of control numbers.
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
  const { company, preparer, date } = await formHead(context, companyId);
  const { made, totals, boxes } = await prepareW2prs(context, { companyId, employeeId: null, year });
  const about = { company, preparer: orNotFound(preparer), date, year, submission, submissionCode };
  return {
    company,
    personIds: made.map(({ employee }) => employee.id),
    withNumbers: (numbers: ControlNumbers) => {
      const certificates = made.map((one) => ({ ...one, controlNumber: numbers.get(one.employee.id) ?? '' }));
      return gatheredTextFile(file, { ...about, certificates }, { totals, boxes, request });
    },
  };
}
