import { remainingNumbersIfFew } from '@garita/domain/company/control-range';
import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { companyFileLines, type FileField, isLossy } from '@garita/domain/file-text/file-lines';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type {
  CompanyFact,
  ContractorFact,
  EmployeeFact,
  MissingFact,
} from '@garita/domain/report/missing-fact';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { EntryNeedingRecalculation } from '@garita/ledger/queries/pay/recalculations';
import type { RepeatedPayment } from '@garita/ledger/queries/period/repeated-payments';
import type { CompanyRecord } from '../company/companies.ts';

/** A problem of a company, and the record where it is fixed: the first one of several. */
export type AttentionItem =
  | ({ kind: 'stale'; count: number } & Pick<
      EntryNeedingRecalculation,
      'employeeId' | 'periodId' | 'entryId'
    >)
  /** Contractors with payments by the law's rule that Recalcular would change. */
  | ({ kind: 'stale-contractors'; count: number } & FirstOfAll)
  | ({ kind: 'filed-changed'; count: number } & Pick<FiledDocument, 'report' | 'from' | 'to'>)
  /** Payments of a person for one period with the same net: of several, the first. */
  | ({ kind: 'repeated-pay'; count: number; periodId: number; net: Cents } & DaysOfPeriod & FirstOfAll)
  /** The year whose parameters are due and were not entered. */
  | { kind: 'year-parameters'; year: number }
  | ({ kind: 'negative-leave'; count: number } & FirstOfAll)
  /** People who had tips already of less than 20.00 in a month. */
  | ({ kind: 'few-tips'; count: number } & FirstOfAll)
  | ({ kind: 'vacation-rate' | 'vacation-below-law'; count: number } & FirstOfAll)
  /** People who have an earlier record at the same employer. */
  | ({ kind: 'several-records'; count: number } & FirstOfAll)
  /** The numbers left in the range; negative if some forms would get none. */
  | { kind: 'control-numbers'; form: 'w2' | 'form480'; left: number }
  | { kind: 'company-facts'; fields: CompanyFact[] }
  | ({ kind: 'employee-facts'; count: number; fields: EmployeeFact[] } & FirstOfAll)
  | ({ kind: 'contractor-facts'; count: number; fields: ContractorFact[] } & FirstOfAll)
  /** Names and addresses that a file shortens. */
  | { kind: 'company-file-words'; fields: FileField[] }
  | ({ kind: 'employee-file-words' | 'contractor-file-words'; count: number } & FirstOfAll);

type DaysOfPeriod = Pick<PayPeriod, 'start' | 'end'>;

/** The first one by name of several people. */
type FirstOfAll = { id: number; name: string };

type Person = PersonName & { id: number };

/**
 * The facts of a company that are checked. `employees` and `contractors` are those whom this year's forms
 * name.
 */
export type AttentionInput = {
  company: CompanyRecord;
  employees: readonly Person[];
  contractors: readonly Person[];
  stale: readonly EntryNeedingRecalculation[];
  /** The contractors whose payments need recalculation. */
  outdated: readonly Person[];
  /** Payments of a person for one period with the same net. */
  repeated: readonly RepeatedPayment[];
  /** The first year whose parameters are due and were not entered; undefined if there is none. */
  yearWithoutParameters: number | undefined;
  /** All employees of the company. */
  allEmployees: readonly Person[];
  /** Filed documents that would be different today. */
  changed: readonly FiledDocument[];
  /** The people whose leave is below zero. */
  withNegativeLeave: readonly Person[];
  /** The people who had few tips in a month that is over. */
  withFewTips: readonly Person[];
  /** The people whose vacation per month an anniversary raises; by law, those whose typed one is lower. */
  dueForVacationRaise: readonly Person[];
  /** The people who have an earlier record at the same employer. */
  withEarlierRecord: readonly Person[];
  missing: readonly MissingFact[];
  /** The people whose names or addresses files cut. */
  cutEmployees: readonly Person[];
  cutContractors: readonly Person[];
};

const SEVERITY_ORDER: readonly AttentionItem['kind'][] = [
  'filed-changed',
  'stale',
  'stale-contractors',
  'repeated-pay',
  'year-parameters',
  'negative-leave',
  'few-tips',
  'vacation-rate',
  'vacation-below-law',
  'several-records',
  'control-numbers',
  'company-facts',
  'employee-facts',
  'contractor-facts',
  'company-file-words',
  'employee-file-words',
  'contractor-file-words',
];

/** Returns the severity of the first of some items; 0 is the most severe. */
export function severityOf([first]: readonly AttentionItem[]): number {
  return first ? SEVERITY_ORDER.indexOf(first.kind) : SEVERITY_ORDER.length;
}

/** Lists the problems of a company, the most severe first. */
export function attentionItems(found: AttentionInput): AttentionItem[] {
  const { company, stale, changed, employees, contractors, missing } = found;
  const cutFields = companyFileLines(company)
    .filter(isLossy)
    .map(({ field }) => field);
  const [oldest] = stale;
  const [filed] = changed;
  const fields = missingFactsOfKind(missing, 'company').map(({ field }) => field);
  return [
    ...(filed ? [{ ...daysOf(filed), kind: 'filed-changed' as const, count: changed.length }] : []),
    ...(oldest ? [{ ...placeOf(oldest), kind: 'stale' as const, count: stale.length }] : []),
    ...firstOfPeople('stale-contractors', found.outdated),
    ...repeatedPay(found),
    ...(found.yearWithoutParameters === undefined
      ? []
      : [{ kind: 'year-parameters' as const, year: found.yearWithoutParameters }]),
    ...firstOfPeople('negative-leave', found.withNegativeLeave),
    ...firstOfPeople('few-tips', found.withFewTips),
    ...firstOfPeople(
      company.leaveRule === 'law' ? 'vacation-below-law' : 'vacation-rate',
      found.dueForVacationRaise,
    ),
    ...firstOfPeople('several-records', found.withEarlierRecord),
    ...controlNumbers(company, { w2: employees.length, form480: contractors.length }),
    ...(fields.length > 0 ? [{ kind: 'company-facts' as const, fields }] : []),
    ...lacking('employee-facts', employees, missingFactsOfKind(missing, 'employee')),
    ...lacking('contractor-facts', contractors, missingFactsOfKind(missing, 'contractor')),
    ...(cutFields.length > 0 ? [{ kind: 'company-file-words' as const, fields: cutFields }] : []),
    ...firstOfPeople('employee-file-words', found.cutEmployees),
    ...firstOfPeople('contractor-file-words', found.cutContractors),
  ];
}

function repeatedPay({
  repeated,
  allEmployees,
}: Pick<AttentionInput, 'repeated' | 'allEmployees'>): AttentionItem[] {
  const [first] = repeated;
  const payment = first?.payments[0];
  if (!payment) return [];
  const { employeeId: id, net, period } = payment;
  const { id: periodId, start, end } = period;
  const person = allEmployees.find((one) => one.id === id);
  const name = person ? fullName(person) : '';
  return [{ kind: 'repeated-pay', count: repeated.length, id, name, periodId, start, end, net }];
}

function placeOf({ employeeId, periodId, entryId }: EntryNeedingRecalculation) {
  return { employeeId, periodId, entryId };
}

function daysOf({ report, from, to }: FiledDocument) {
  return { report, from, to };
}

/** Counts the people who have a problem and names the first of them; returns nothing when there are none. */
function firstOfPeople<Kind extends Extract<AttentionItem, FirstOfAll>['kind']>(
  kind: Kind,
  people: readonly Person[],
) {
  const [first] = people
    .map((person) => ({ id: person.id, name: fullName(person) }))
    .toSorted((one, other) => compareSpanish(one.name, other.name));
  return first ? [{ ...first, kind, count: people.length }] : [];
}

/** Counts the people who lack a fact, with every fact that any of them lacks. */
function lacking<Kind extends 'employee-facts' | 'contractor-facts', Field>(
  kind: Kind,
  people: readonly Person[],
  missing: readonly { id: number; field: Field }[],
) {
  const ids = new Set(missing.map(({ id }) => id));
  const fields = [...new Set(missing.map(({ field }) => field))];
  const found = firstOfPeople(
    kind,
    people.filter(({ id }) => ids.has(id)),
  );
  return found.map((item) => ({ ...item, fields }));
}

function controlNumbers(company: CompanyRecord, needed: { w2: number; form480: number }): AttentionItem[] {
  const left = {
    w2: remainingNumbersIfFew(company.w2ControlRange, needed.w2),
    form480: remainingNumbersIfFew(company.form480ControlRange, needed.form480),
  };
  return (['w2', 'form480'] as const).flatMap((form) => {
    const few = left[form];
    return few === undefined ? [] : [{ kind: 'control-numbers', form, left: few }];
  });
}

/** Returns the missing facts of one kind of record. */
export function missingFactsOfKind<Kind extends MissingFact['of']>(
  missing: readonly MissingFact[],
  kind: Kind,
) {
  return missing.filter((fact): fact is Extract<MissingFact, { of: Kind }> => fact.of === kind);
}
