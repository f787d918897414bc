import { lawBonusSchema } from '@garita/domain/bonus/law-bonus.schema';
import { type BonusRule, bonusRuleSchema } from '@garita/domain/company/bonus-rule.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { requiredOr, STRICT } from '@garita/domain/field-code';
import { type ReportName, reportSchema } from '@garita/domain/report/report-request';
import { z } from 'zod';
import { whatIfWire } from '../audit/what-if.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs } from '../wire/field-table.ts';
import { missingNames, refuseUnknown } from '../wire/refuse-unknown-names.ts';
import { amount, signedAmountOrNull } from '../wire/wire-amounts.ts';
import { choice } from '../wire/wire-choices.ts';
import { percent } from '../wire/wire-percentages.ts';
import { members, readAll } from '../wire/wire-value.ts';
import {
  dateOrMoment,
  flagOr,
  numberOrNone,
  optionalDate,
  optionalText,
  textOr,
  wholeNumber,
  wholeNumberOr,
} from '../wire/wire-values.ts';

export const COMPANY = { companyId: fieldAs('company_id', wholeNumber) };
// A year of 0 and a missing year are refused with a sentence of their own.
export const OF_YEAR = { ...COMPANY, year: fieldAs('year', wholeNumberOr(0)) };
export const EMPLOYEE = { ...COMPANY, employeeId: fieldAs('employer_id', wholeNumber) };
export const EVERYBODY_OR_ONE = { employeeId: fieldAs('employer_id', numberOrNone) };
export const OF_PERIOD = { ...COMPANY, periodId: fieldAs('period_id', wholeNumber) };
export const DATES = { ...COMPANY, start: fieldAs('start', dateOrMoment), end: fieldAs('end', dateOrMoment) };
export const SUBMISSION = { submission: fieldAs('reimbursed', choice({ 1: 'original', 2: 'correction' })) };
export const TEXT_FILE = { ...OF_YEAR, ...SUBMISSION, submissionCode: fieldAs('code', optionalText) };

/** Builds the wire of a document's request. */
export function documentRequest<Name extends ReportName, Asked extends object>(
  report: Name,
  wire: BodyWire<Asked>,
): BodyWire<{ report: Name } & Asked> {
  return {
    ...wire,
    decode: (body) => ({ report, ...wire.decode(body) }),
    alsoTakes: DOCUMENTED_NAMES,
    required: [
      ...[...missingNames(wire)].flatMap((name) => name ?? []),
      ...REFUSED_LATER.filter((name) => name in wire.shape()),
    ],
  };
}

/** The names that documented programs send with every document, whether it uses them or not. */
const DOCUMENTED_NAMES = [
  'report',
  'company_id',
  'employer_id',
  'year',
  'trimestre',
  'period',
  'reimbursed',
  'code',
];

/** The required names that reading an empty body does not show. */
const REFUSED_LATER = ['year', 'bonus'];

/** The request of a document of a year. */
export function ofYear<Name extends 'form-940' | 'form-943' | 'reconciliation' | 'non-residents'>(
  report: Name,
) {
  return documentRequest(report, recordWire(reportSchema('form-940'), OF_YEAR));
}

/** The request of a document of a quarter, which one call names `period`. */
export function ofQuarter<
  Name extends 'form-941' | 'form-499' | 'unemployment' | 'chauffeur-insurance' | 'wages-text',
>(report: Name, name: 'trimestre' | 'period' = 'trimestre') {
  const table = { ...OF_YEAR, quarter: fieldAs(name, wholeNumber) };
  return documentRequest(report, recordWire(reportSchema('form-941'), table));
}

/** The request of a file that may correct an earlier one. */
export function textFile<Name extends 'w2pr-suri-text' | 'w2pr-ssa-text'>(report: Name) {
  return documentRequest(report, recordWire(reportSchema('w2pr-suri-text'), TEXT_FILE));
}

export function companyAndWhatIf() {
  const company = recordWire(z.strictObject({ companyId: recordIdSchema }, STRICT), COMPANY);
  return {
    decode: (body: unknown) =>
      readAll({
        companyId: () => company.decode(body).companyId,
        whatIf: () => whatIfWire.decode(body),
      }),
    naming: <Result>(work: Promise<Result>) => company.naming(whatIfWire.naming(work)),
    shape: () => ({ ...company.shape(), ...whatIfWire.shape() }),
  };
}

/**
 * The request of the Christmas bonus: a year, the settings as one member, and beside them which rule counts
 * with the facts that the law's needs. Facts without the law's rule count for nothing.
 */
export function yearAndBonus() {
  const year = recordWire(reportSchema('form-940'), OF_YEAR);
  return {
    decode: (body: unknown) => {
      const { bonus, rule } = members.parse(body);
      const { asked, bonusRule, chosen, law } = readAll({
        asked: () => year.decode(body),
        bonusRule: () => bonusRuleWire.decode(bonus),
        unknown: () => refuseUnknown(new Set(Object.keys(bonusShape())), bonus, 'bonus'),
        chosen: () => ruleWire.decode({ rule }).rule,
        law: () => lawBonusWire.decode(body),
      });
      return { ...asked, bonusRule, ...(chosen === 'ley148' && { law }) };
    },
    naming: year.naming,
    shape: () => ({
      ...year.shape(),
      bonus: z.strictObject(bonusShape()),
      ...ruleWire.shape(),
      ...lawBonusWire.shape(),
    }),
  };
}

/** The rule of the Christmas bonus that a request asks for: the company's settings by default. */
const ruleWire = recordWire(
  z.strictObject({ rule: z.enum(['specification', 'ley148'], requiredOr('option-invalid')) }, STRICT),
  { rule: fieldAs('rule', textOr('specification')) },
);

/** The facts of the Christmas bonus by law on the wire. */
const lawBonusWire = recordWire(lawBonusSchema, {
  netProfit: fieldAs('net_profit', signedAmountOrNull),
  paidOn: fieldAs('paid_on', optionalDate),
  isLargeForReformHires: fieldAs('large_reform', flagOr(null)),
  isLargeForEarlierHires: fieldAs('large_earlier', flagOr(null)),
});

/** The bonus settings on the wire. */
const BONUS_FIELDS: FieldTable<BonusRule> = {
  employeeThreshold: fieldAs('max_employers', wholeNumber),
  'large.rate': fieldAs('percent_to_max', percent()),
  'large.maximum': fieldAs('amount_max', amount),
  'small.rate': fieldAs('percent_to_min', percent()),
  'small.maximum': fieldAs('amount_min', amount),
  'countedHours.regular': fieldAs('reg', flagOr(true)),
  'countedHours.overtime': fieldAs('over', flagOr(true)),
  'countedHours.vacation': fieldAs('vacations', flagOr(false)),
  'countedHours.sick': fieldAs('sick', flagOr(false)),
};

const bonusRuleWire = recordWire(bonusRuleSchema, BONUS_FIELDS);

/** The settings as they are sent; an answer also has the head-count of small companies. */
const bonusShape = () => ({ ...bonusRuleWire.shape(), min_employers: z.unknown().optional() });

/**
 * The bonus settings of a company on the wire, where the head-count of small companies mirrors that of large
 * ones.
 */
export const bonusRuleAnswer = answerWire(
  'BonusRule',
  () => ({ ...bonusRuleWire.shape(), min_employers: z.int() }),
  (rule: BonusRule) => ({ ...bonusRuleWire.encode(rule), min_employers: rule.employeeThreshold }),
);
