import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { STRICT } from '@garita/domain/field-code';
import { type ReportName, reportSchema } from '@garita/domain/report/report-request';
import { z } from 'zod';
import { whatIfWire } from '../audit/what-if.wire.ts';
import { bonusRuleWire } from '../company/bonus-rule.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { as, type BodyWire, recordWire } from '../wire/field-names.ts';
import { members, readTogether } from '../wire/read-value.ts';
import {
  choice,
  choiceOr,
  dateOrMoment,
  idOrEverybody,
  optionalText,
  wholeNumber,
  wholeNumberOr,
} from '../wire/wire-values.ts';

const COMPANY = { companyId: as('company_id', wholeNumber) };
// A year of 0, or none at all, is refused with a sentence of its own.
const OF_YEAR = { ...COMPANY, year: as('year', wholeNumberOr(0)) };
const EVERYBODY_OR_ONE = { employeeId: as('employer_id', idOrEverybody) };
const OF_PERIOD = { ...COMPANY, periodId: as('period_id', wholeNumber) };
const DATES = { ...COMPANY, start: as('start', dateOrMoment), end: as('end', dateOrMoment) };
const SUBMISSION = { submission: as('reimbursed', choice({ 1: 'original', 2: 'correction' })) };
const TEXT_FILE = { ...OF_YEAR, ...SUBMISSION, submissionCode: as('code', optionalText) };

/** What a call says of the document that it asks for. */
export function asking<Name extends ReportName, Asked extends object>(
  report: Name,
  wire: BodyWire<Asked>,
): BodyWire<{ report: Name } & Asked> {
  return { ...wire, decode: (body) => ({ report, ...wire.decode(body) }) };
}

export const w2prWire = asking('w2pr', recordWire(reportSchema('w2pr'), { ...OF_YEAR, ...EVERYBODY_OR_ONE }));
export const salariesWire = asking(
  'salaries',
  recordWire(reportSchema('salaries'), { ...DATES, ...EVERYBODY_OR_ONE }),
);
export const employerCostWire = asking(
  'employer-cost',
  recordWire(reportSchema('employer-cost'), { ...DATES, ...EVERYBODY_OR_ONE }),
);
export const periodEmployerCostWire = asking(
  'period-employer-cost',
  recordWire(reportSchema('period-employer-cost'), {
    ...OF_PERIOD,
    ...EVERYBODY_OR_ONE,
  }),
);
export const journalWire = asking('journal', recordWire(reportSchema('journal'), DATES));
export const periodJournalWire = asking(
  'period-journal',
  recordWire(reportSchema('period-journal'), OF_PERIOD),
);
export const periodHistoryWire = asking(
  'period-history',
  recordWire(reportSchema('period-history'), { ...COMPANY, periodId: as('period_id', wholeNumber) }),
);
export const leaveWire = asking('leave', recordWire(reportSchema('leave'), DATES));
export const contractorPaymentsWire = asking(
  'contractor-payments',
  recordWire(reportSchema('contractor-payments'), DATES),
);
export const contractorYearWire = asking(
  'contractor-year',
  recordWire(reportSchema('contractor-year'), {
    ...OF_YEAR,
    payFrequency: as('period_norma', choiceOr(null, { 0: null, 1: 'weekly', 2: 'biweekly', 4: 'monthly' })),
  }),
);
export const form480TextWire = asking(
  'form-480-text',
  recordWire(reportSchema('form-480-text'), { ...OF_YEAR, ...SUBMISSION }),
);
/** The fiscal year by the year in which it ends. */
export const workersCompensationWire = asking(
  'workers-compensation',
  recordWire(reportSchema('workers-compensation'), {
    ...COMPANY,
    fiscalYear: as('year', wholeNumberOr(0)),
  }),
);

/** The Christmas bonus: the year, and the settings as one member of the body. */
export const bonusWire = asking('christmas-bonus', yearAndRule());

/** A document that can be downloaded. */
export const reportAnswer = answerWire(
  'Report',
  () => ({ report: z.string() }),
  (report: ReportName) => ({ report }),
);

/** A document of a year. */
export function ofYearWire<Name extends 'form-940' | 'form-943'>(report: Name) {
  return asking(report, recordWire(reportSchema('form-940'), OF_YEAR));
}

/** A document of a quarter, which one call names `period`. */
export function ofQuarterWire<
  Name extends 'form-941' | 'form-499' | 'unemployment' | 'chauffeur-insurance' | 'wages-text',
>(report: Name, name: 'trimestre' | 'period' = 'trimestre') {
  const table = { ...OF_YEAR, quarter: as(name, wholeNumber) };
  return asking(report, recordWire(reportSchema('form-941'), table));
}

/** A file that may correct one that was sent. */
export function textFileWire<Name extends 'w2pr-suri-text' | 'w2pr-ssa-text'>(report: Name) {
  return asking(report, recordWire(reportSchema('w2pr-suri-text'), TEXT_FILE));
}

/** What is supposed of a company's pay, its fields beside the company. */
export const whatIfReportWire = asking('what-if', companyAndWhatIf());

function companyAndWhatIf() {
  const company = recordWire(z.strictObject({ companyId: recordIdSchema }, STRICT), COMPANY);
  return {
    decode: (body: unknown) =>
      readTogether({
        companyId: () => company.decode(body).companyId,
        whatIf: () => whatIfWire.decode(body),
      }),
    naming: <Result>(work: Promise<Result>) => company.naming(whatIfWire.naming(work)),
    shape: () => ({ ...company.shape(), ...whatIfWire.shape() }),
  };
}

function yearAndRule() {
  const ofYear = recordWire(reportSchema('form-940'), OF_YEAR);
  return {
    decode: (body: unknown) => ({
      ...ofYear.decode(body),
      bonusRule: bonusRuleWire.decode(members.parse(body)['bonus']),
    }),
    naming: ofYear.naming,
    shape: () => ({ ...ofYear.shape(), bonus: z.looseObject(bonusRuleWire.shape()) }),
  };
}
