import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { centsOf } from '../pay/amounts.ts';
import type { CompanyLineAmount } from '../pay/company-line.ts';
import { byName, type ConceptOf, conceptsOf } from '../pay/concepts.ts';
import type { Contributions } from '../pay/contributions.ts';
import type { IncomeTaxWithheld, PayStatement } from '../pay/pay-statement.ts';
import type { CertificateWithholding } from '../pay/withholding/certificate/certificate-withholding.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '../pay/withholding/tax-parameters.ts';
import type { LineDirection, WithholdingMethod } from '../reference/enumerations.ts';
import type { Minutes } from '../time/work-minutes.ts';
import { isCutByLimit } from './limit-note.ts';

/** The parts of a tax by certificate that a letter names, with the exempt pay and the year's exemptions. */
type CertificateTaxPart = 'regular' | 'bonus' | 'additional' | 'exempt' | 'exemptions';

type Changed<Value> = { before: Value; after: Value };
type TypedName = ConceptOf<
  'salary' | 'typed-earning' | 'typed-deduction' | 'reimbursement' | 'tips-deduction'
>;

/**
 * An amount of the net that differs from the previous pay, in unsigned cents as a stub prints them. Each kind
 * has its cause.
 */
export type AmountChange = Changed<Cents> &
  (
    | { kind: 'worked'; name: ConceptOf<'hourly'>; minutes: Changed<Minutes>; hourlyRate: Changed<Cents> }
    | { kind: 'typed'; name: TypedName }
    /** The earnings changed, the percentage did not. */
    | { kind: 'tax-share'; name: ContributionConcept | 'incomeTaxWithheld' }
    | { kind: 'line-share' | 'line'; line: string; direction: LineDirection }
    | { kind: 'tax-rate'; name: ContributionConcept; rate: Changed<Rate> }
    /** The yearly limit cuts it, or did before; see `limitNote`. */
    | { kind: 'limit'; name: ContributionConcept }
    | { kind: 'weeks'; weeks: Changed<number>; withheldInPeriod: Cents }
    | { kind: 'weekly-amount'; weekly: Changed<Cents> }
    /**
     * The additional Medicare on the pay above the yearly threshold, which does not follow from this pay's
     * earnings alone.
     */
    | { kind: 'additional-medicare' }
    /** Disability and chauffeur insurance exclude each other. */
    | { kind: 'liable'; name: ContributionConcept; isLiable: boolean }
    | { kind: 'typed-tax'; isTyped: boolean; computed: Cents }
    | { kind: 'withholding-method'; method: WithholdingMethod; rate: Rate }
    | { kind: 'withholding-rate'; method: WithholdingMethod; rate: Changed<Rate> }
    /** The tax comes from another table, or from another number of periods in a year. */
    | { kind: 'withholding-table' | 'withholding-periods' }
    /** The tax by certificate on its parts, and the exemptions of a year. */
    | ({ kind: 'certificate-tax' } & Record<CertificateTaxPart, Changed<Cents>>)
  );

/** Returns every amount of a pay that differs from the previous pay, in the order of a statement. */
export function amountChanges(before: PayStatement, after: PayStatement): AmountChange[] {
  const changes = [
    ...conceptsOf('hourly').map((name) => workedChange(name, before, after)),
    ...typedChanges(conceptsOf('salary', 'typed-earning'), before, after),
    ...CONTRIBUTION_CONCEPTS.map((name) => taxChange(name, before, after)),
    additionalChange(before, after),
    incomeTaxChange(before.incomeTax, after.incomeTax),
    ...typedChanges(conceptsOf('typed-deduction', 'reimbursement', 'tips-deduction'), before, after),
    ...lineChanges(before.companyLines, after.companyLines),
  ];
  return changes.filter((change) => change.before !== change.after);
}

function workedChange(
  name: ConceptOf<'hourly'>,
  { hourly: was }: PayStatement,
  { hourly: is }: PayStatement,
): AmountChange {
  return {
    kind: 'worked',
    name,
    before: was[name].amount,
    after: is[name].amount,
    minutes: { before: was[name].minutes, after: is[name].minutes },
    hourlyRate: { before: was[name].hourlyRate, after: is[name].hourlyRate },
  };
}

function typedChanges(
  names: readonly TypedName[],
  before: PayStatement,
  after: PayStatement,
): AmountChange[] {
  const [was, is] = [centsOf(before), centsOf(after)];
  return names.map((name) => ({ kind: 'typed', name, before: was[name], after: is[name] }));
}

function taxChange(
  name: ContributionConcept,
  { contributions: before }: PayStatement,
  { contributions: after }: PayStatement,
): AmountChange {
  const [was, is] = [before[name], after[name]];
  const amounts = { before: was.amount - additionalIn(was), after: is.amount - additionalIn(is) };
  if (was.rule === 'excluded' || is.rule === 'excluded') {
    return { kind: 'liable', name, ...amounts, isLiable: is.rule !== 'excluded' };
  }
  if (isCutByLimit(is) || (isCutByLimit(was) && is.uncapped > 0)) return { kind: 'limit', name, ...amounts };
  if (was.rule === 'weekly' || is.rule === 'weekly') {
    if (was.rule === 'weekly' && is.rule === 'weekly' && was.weeklyAmount !== is.weeklyAmount) {
      const weekly = { before: was.weeklyAmount, after: is.weeklyAmount };
      return { kind: 'weekly-amount', ...amounts, weekly };
    }
    const weeksOf = (line: typeof is) => (line.rule === 'weekly' ? line.weeks : 0);
    const weeks = { before: weeksOf(was), after: weeksOf(is) };
    return {
      kind: 'weeks',
      ...amounts,
      weeks,
      withheldInPeriod: is.rule === 'weekly' ? is.withheldInPeriod : 0,
    };
  }
  return was.rate === is.rate
    ? { kind: 'tax-share', name, ...amounts }
    : { kind: 'tax-rate', name, ...amounts, rate: { before: was.rate, after: is.rate } };
}

function additionalChange(before: PayStatement, after: PayStatement): AmountChange {
  const [was, is] = [before.contributions.medicare, after.contributions.medicare];
  return { kind: 'additional-medicare', before: additionalIn(was), after: additionalIn(is) };
}

function additionalIn(line: Contributions[ContributionConcept]): Cents {
  return 'additional' in line ? (line.additional?.amount ?? 0) : 0;
}

function incomeTaxChange(before: IncomeTaxWithheld, after: IncomeTaxWithheld): AmountChange {
  const amounts = { before: before.amount, after: after.amount };
  if (before.isEdited || after.isEdited) {
    return { kind: 'typed-tax', ...amounts, isTyped: after.isEdited, computed: after.computed.amount };
  }
  const [was, is] = [withheldBy(before), withheldBy(after)];
  if (was.method !== is.method) return { kind: 'withholding-method', ...amounts, ...is };
  const table = tableChange(before.computed, after.computed);
  if (table) return { kind: table, ...amounts };
  const certificate = certificateChange(before.computed, after.computed);
  if (certificate) return { kind: 'certificate-tax', ...amounts, ...certificate };
  return was.rate === is.rate
    ? { kind: 'tax-share', name: 'incomeTaxWithheld', ...amounts }
    : {
        kind: 'withholding-rate',
        ...amounts,
        method: is.method,
        rate: { before: was.rate, after: is.rate },
      };
}

/**
 * Returns what changed in the withholding table apart from the earnings: the periods per year or its version.
 */
function tableChange(was: Computed, is: Computed): 'withholding-periods' | 'withholding-table' | undefined {
  if (!('bracket' in was && 'bracket' in is)) return undefined;
  if (was.periodsPerYear !== is.periodsPerYear) return 'withholding-periods';
  return was.version === is.version ? undefined : 'withholding-table';
}

type Computed = IncomeTaxWithheld['computed'];

function withheldBy({ computed }: IncomeTaxWithheld): { method: WithholdingMethod; rate: Rate } {
  return { method: computed.rule, rate: 'bracket' in computed ? computed.bracket.rate : computed.rate };
}

/** Returns the parts of a tax by certificate if anything but the regular pay in its bracket changed. */
function certificateChange(
  was: Computed,
  is: Computed,
): Record<CertificateTaxPart, Changed<Cents>> | undefined {
  if (was.rule !== 'certificate' || is.rule !== 'certificate') return undefined;
  const [before, after] = [certificateTaxParts(was), certificateTaxParts(is)];
  const names = ['bonus', 'additional', 'exempt', 'exemptions'] as const;
  const isOfRegularPay = names.every((name) => before[name] === after[name]);
  if (isOfRegularPay && was.bracket.rate === is.bracket.rate) return undefined;
  return byName(['regular', ...names], (name) => ({ before: before[name], after: after[name] }));
}

function certificateTaxParts({
  regularTax,
  bonus,
  additional,
  young,
  exemptions,
}: CertificateWithholding): Record<CertificateTaxPart, Cents> {
  return {
    regular: regularTax,
    bonus: bonus?.tax ?? 0,
    additional: additional.amount,
    exempt: (young?.regular ?? 0) + (young?.bonus ?? 0),
    exemptions: exemptions.total,
  };
}

/**
 * Compares the company lines by tax id and direction, whatever their names. A line that changed its direction
 * is removed and added.
 */
function lineChanges(
  before: readonly CompanyLineAmount[],
  after: readonly CompanyLineAmount[],
): AmountChange[] {
  const gone = before.filter((line) => !after.some((other) => isSameLine(line, other)));
  return [
    ...after.map((line): AmountChange => {
      const was = before.find((other) => isSameLine(line, other));
      const kind = was && isSameShare(was, line) ? 'line-share' : 'line';
      return { kind, ...lineName(line), before: was?.amount ?? 0, after: line.amount };
    }),
    ...gone.map((line): AmountChange => ({ kind: 'line', ...lineName(line), before: line.amount, after: 0 })),
  ];
}

function lineName({ name, direction }: CompanyLineAmount): { line: string; direction: LineDirection } {
  return { line: name, direction };
}

function isSameLine(a: CompanyLineAmount, b: CompanyLineAmount): boolean {
  return a.taxId === b.taxId && a.direction === b.direction;
}

function isSameShare(a: CompanyLineAmount, b: CompanyLineAmount): boolean {
  const areComputed = !a.isEdited && !b.isEdited;
  return areComputed && a.basis === 'percentage' && b.basis === 'percentage' && a.rate === b.rate;
}
