import type { ContractorFacts } from '../contractor/contractor-payment.ts';
import type { ContractorInputs } from '../contractor/contractor-time.schema.ts';
import { conceptsOf, PAY_CONCEPTS, TIME_KINDS } from '../pay/concepts.ts';
import type { WithheldSoFar } from '../pay/contributions.ts';
import { withDefaultsSpelledOut } from '../pay/pay-change.ts';
import type { PayFacts, WithholdingFacts } from '../pay/pay-facts.ts';
import type { PayStatement } from '../pay/pay-statement.ts';
import type { PayInputs } from '../pay/time-entry.schema.ts';
import { certificateExemptions } from '../pay/withholding/certificate/certificate-exemptions.ts';
import type { CertificateFacts } from '../pay/withholding/certificate/certificate-withholding.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '../pay/withholding/tax-parameters.ts';

/** The units of a cause's values. */
export type CauseUnit = 'cents' | 'minutes' | 'rate' | 'date' | 'count' | 'word' | 'flag';

/**
 * A changed value from which an amount was computed: typed (`minutes.sick`, `earnings.tips`), frozen
 * (`rates.regular`, `contributions.medicare.rate`, `companyLine.5`) or from the year to date
 * (`limitReached.medicare`, `withheldBefore.socialSecurity`). A side without a value is absent. `line` is the
 * name of the company line.
 */
export type PayCause = {
  cause: string;
  unit: CauseUnit;
  before?: CauseValue;
  after?: CauseValue;
  line?: string;
};
export type CauseValue = number | string | boolean;

/** The inputs and the results of an employee's entry. */
export type EntryComputation = {
  inputs: PayInputs;
  facts: PayFacts;
  basis: { soFar: WithheldSoFar };
  result: PayStatement;
  /** The hash of its memo, if it has one. */
  memo?: { hash: string } | undefined;
};

/** Returns all changed values between two computations of an entry, in the order of the screen. */
export function payCauses(before: EntryComputation, after: EntryComputation): PayCause[] {
  return [
    ...changesBetween(partsOf(before), partsOf(after)),
    ...changesBetween(certificateSums(before), certificateSums(after)),
    ...CONTRIBUTION_CONCEPTS.flatMap((concept) => limitCauses(concept, before, after)),
    ...causesWithoutValues('accountant', before.inputs.accountantId, after.inputs.accountantId),
    ...causesWithoutValues('memo', before.memo?.hash, after.memo?.hash),
  ];
}

/**
 * Returns a cause without its values if two values differ. No amount depends on it, but a change may consist
 * of nothing else.
 */
function causesWithoutValues<Value>(
  cause: string,
  before: Value | undefined,
  after: Value | undefined,
): PayCause[] {
  if (before === after) return [];
  const is = before === undefined ? 'one' : 'another';
  return [
    {
      cause,
      unit: 'word',
      ...(before === undefined ? {} : { before: 'one' }),
      ...(after === undefined ? {} : { after: is }),
    },
  ];
}

/** Returns the changed values between two computations of a contractor's payment. */
export function contractorCauses(before: PaymentComputation, after: PaymentComputation): PayCause[] {
  return changesBetween(paymentParts(before), paymentParts(after));
}

/** The inputs and facts of a contractor's payment. */
export type PaymentComputation = { inputs: ContractorInputs; facts: ContractorFacts };

type Part = [cause: string, unit: CauseUnit, value: CauseValue | undefined, line?: string];

function partsOf({ inputs, facts }: EntryComputation): Part[] {
  return [...typedParts(inputs, facts), ...frozenParts(facts)];
}

// Defaults are made explicit, so that an explicit default is not a change.
function typedParts(typed: PayInputs, facts: PayFacts): Part[] {
  const {
    minutes,
    earnings,
    deductions,
    companyLines = [],
    ...inputs
  } = withDefaultsSpelledOut(typed, facts);
  const names = new Map(facts.companyLines.map(({ taxId, name }) => [taxId, name]));
  return [
    ['payDate', 'date', inputs.payDate],
    ...TIME_KINDS.map((kind): Part => [`minutes.${kind}`, 'minutes', minutes[kind]]),
    ...conceptsOf('typed-earning').map((name): Part => [`earnings.${name}`, 'cents', earnings[name]]),
    ['earnings.salary', 'cents', earnings.salary],
    ...conceptsOf('typed-deduction').map((name): Part => [`deductions.${name}`, 'cents', deductions[name]]),
    ['reimbursedExpenses', 'cents', inputs.reimbursedExpenses],
    ['withholdingRate', 'rate', typedRate(inputs, facts)],
    ['editedIncomeTax', 'cents', inputs.editedIncomeTax],
    ['editedSeveranceExempt', 'cents', inputs.editedSeveranceExempt],
    ...companyLines.flatMap(({ taxId, isActive, editedCents }): Part[] => [
      [`chosenLine.${taxId}`, 'flag', isActive, names.get(taxId)],
      [`editedLine.${taxId}`, 'cents', editedCents, names.get(taxId)],
    ]),
  ];
}

// The employee's own percentage is among the frozen facts.
function typedRate({ withholdingRate }: Pick<PayInputs, 'withholdingRate'>, { withholding }: PayFacts) {
  const isOwn = withholding.method === 'flat-rate' && withholding.rate === withholdingRate;
  return isOwn ? undefined : withholdingRate;
}

function frozenParts({ rates, withholding, contributions, companyLines, ...facts }: PayFacts): Part[] {
  return [
    ...(['regular', 'overtime', 'mealPeriod'] as const).map(
      (name): Part => [`rates.${name}`, 'cents', rates[name]],
    ),
    ['withholding.method', 'word', withholding.method],
    ...withholdingParts(withholding),
    ['isUntaxed', 'flag', facts.isUntaxed],
    ['severance.byLaw', 'cents', facts.severance?.byLaw],
    ['severance.exemptElsewhere', 'cents', facts.severance?.exemptElsewhere],
    ['isChauffeur', 'flag', facts.isChauffeur],
    ...CONTRIBUTION_CONCEPTS.flatMap((concept) => contributionParts(concept, contributions)),
    ...companyLines.map(
      (line): Part =>
        line.basis === 'fixed'
          ? [`companyLine.${line.taxId}`, 'cents', line.cents, line.name]
          : [`companyLine.${line.taxId}`, 'rate', line.rate, line.name],
    ),
  ];
}

function withholdingParts(withholding: WithholdingFacts): Part[] {
  const { method } = withholding;
  return [
    ['withholding.rate', 'rate', method === 'flat-rate' ? withholding.rate : undefined],
    ['withholding.table', 'count', method === 'table' ? withholding.table.version : undefined],
    ...(method === 'certificate' ? certificateParts(withholding) : []),
  ];
}

function certificateParts({ certificate, law, isYoung, codaLimit }: CertificateFacts): Part[] {
  return [
    ['withholding.certificate', 'date', certificate?.certificateDate],
    ['withholding.exemptions', 'cents', certificateExemptions(certificate, law.exemptions).total],
    ['withholding.additional', 'cents', certificate?.additionalWithholding],
    ['withholding.isYoung', 'flag', isYoung && !certificate?.youthOptOut],
    ['withholding.codaLimit', 'cents', codaLimit ?? undefined],
    ['withholding.law', 'count', law.version],
  ];
}

// The year before an entry explains its tax only by certificate.
function certificateSums({ basis: { soFar } }: EntryComputation): Part[] {
  const { certificate } = soFar;
  if (!certificate) return [];
  return [
    ['taxedBefore.period', 'cents', certificate.inPeriod.taxed],
    ['taxedBefore.bonus', 'cents', certificate.bonus.taxed],
    ['taxedBefore.exempt', 'cents', certificate.exempt],
    ['taxedBefore.codaPlans', 'cents', certificate.codaPlans],
  ];
}

function contributionParts(concept: ContributionConcept, contributions: PayFacts['contributions']): Part[] {
  const limit: Part = [`contributions.${concept}.limit`, 'cents', contributions[concept].limit];
  return concept === 'chauffeurInsurance'
    ? [[`contributions.${concept}.weeklyAmount`, 'cents', contributions[concept].weeklyAmount], limit]
    : [[`contributions.${concept}.rate`, 'rate', contributions[concept].rate], limit];
}

// Earlier withholdings explain an amount only if a limit cut it, before or after.
function limitCauses(
  concept: ContributionConcept,
  before: EntryComputation,
  after: EntryComputation,
): PayCause[] {
  const [wasCut, isCut] = [isCutByLimit(concept, before), isCutByLimit(concept, after)];
  if (!wasCut && !isCut) return [];
  const parts = (cut: boolean, { basis }: EntryComputation): Part[] => [
    [`limitReached.${concept}`, 'flag', cut],
    [`withheldBefore.${concept}`, 'cents', basis.soFar.yearToDate[concept]],
  ];
  return changesBetween(parts(wasCut, before), parts(isCut, after));
}

function isCutByLimit(concept: ContributionConcept, { result }: EntryComputation): boolean {
  const line = result.contributions[concept];
  return line.rule !== 'excluded' && line.room !== undefined && line.uncapped > line.room;
}

function paymentParts({ inputs, facts }: PaymentComputation): Part[] {
  return [
    ['payDate', 'date', inputs.payDate],
    [`minutes.${PAY_CONCEPTS.regularMinutes.time}`, 'minutes', inputs.minutes],
    ['flatFee', 'cents', inputs.flatFee ?? 0],
    ['reimbursedExpenses', 'cents', inputs.reimbursedExpenses ?? 0],
    ['editedRetained', 'cents', inputs.editedRetained],
    ['entityType', 'word', facts.entityType],
    ['rates.regular', 'cents', facts.hourlyRate],
    ['withholding.rate', 'rate', facts.withholdingRate],
  ];
}

function changesBetween(before: readonly Part[], after: readonly Part[]): PayCause[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const parts = new Map([...before, ...after].map(([cause, unit, , line]) => [cause, { unit, line }]));
  return [...parts].flatMap(([cause, { unit, line }]): PayCause[] => {
    const [one, other] = [was.get(cause), is.get(cause)];
    if (one === other) return [];
    return [
      {
        cause,
        unit,
        ...(one === undefined ? {} : { before: one }),
        ...(other === undefined ? {} : { after: other }),
        ...(line === undefined ? {} : { line }),
      },
    ];
  });
}

function valuesOf(parts: readonly Part[]): Map<string, CauseValue> {
  return new Map(parts.flatMap(([cause, , value]) => (value === undefined ? [] : [[cause, value]])));
}
