import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { PayStatement } from '../pay/pay-statement.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '../pay/withholding/tax-parameters.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/pay-period.ts';
import { type AmountChange, amountChanges } from './amount-change.ts';
import { type LimitedPay, type LimitNote, limitNote, type WithholdingSource } from './limit-note.ts';

/** A pay as its letter looks at it. */
export type LetterPay = LimitedPay & { statement: PayStatement };

/** The closed period whose pay another one corrects. */
type CorrectedPeriod = Pick<PayPeriod, 'number' | 'year'>;

/** The amounts of a closed period's pay before and with the pay that corrects it. */
export type CorrectedPay = { period: CorrectedPeriod; before: PayStatement; after: PayStatement };

/** The corrections of a pay: how many, when the last one, and the amounts before it. */
export type LetterCorrection = { times: number; on: CalendarDate; netBefore: Cents };

/** A fact about a pay that the letter mentions beside the changes. */
export type LetterNote =
  | LimitNote
  | { kind: 'additional-medicare'; threshold: Cents; rate: Rate; base: Cents; amount: Cents }
  /** More was taken than what was earned, and added beside it. */
  | { kind: 'uncollected'; amount: Cents; hasAdditions: boolean }
  /** It is of the difference to the pay of a closed period, and of nothing else. */
  | { kind: 'difference'; period: CorrectedPeriod }
  /** And what the limit of its year, which is that of all its pay, leaves of it is another. */
  | { kind: 'limit-moved'; tax: ContributionConcept; before: Cents; after: Cents }
  | ({ kind: 'corrected'; net: Cents } & LetterCorrection);

/** The facts that a letter tells an employee about a pay, before they are put into words. */
export type PayLetter = {
  /**
   * Why each amount is another than in the pay before it, or than before it was corrected; nothing of a first
   * pay.
   */
  changes: AmountChange[];
  notes: LetterNote[];
};

/** The facts around a pay that its letter needs. */
export type LetterContext = {
  /** The pay before it; undefined of a first one. */
  previous: LetterPay | undefined;
  /** The withholding of its year before it, in the order of the days. */
  withheld: readonly WithholdingSource[];
  correction: LetterCorrection | undefined;
  /** The pay of a closed period that this one corrects. A letter of a correction tells nothing but that. */
  corrects: CorrectedPay | undefined;
};

/** Returns the facts of a letter: why a pay differs from the one before, and what limits did to it. */
export function payLetter(
  pay: LetterPay,
  { previous, withheld, correction, corrects }: LetterContext,
): PayLetter {
  if (corrects) return correctionLetter(corrects);
  const { contributions, uncollected, added, net } = pay.statement;
  const limits = CONTRIBUTION_CONCEPTS.flatMap((tax) => limitNote(tax, pay, { previous, withheld }) ?? []);
  const { additional } = contributions.medicare;
  return {
    changes: previous ? amountChanges(previous.statement, pay.statement) : [],
    notes: [
      ...limits,
      ...(additional ? [additionalNote(additional)] : []),
      ...(uncollected === 0
        ? []
        : [{ kind: 'uncollected' as const, amount: uncollected, hasAdditions: added !== 0 }]),
      ...(correction ? [{ kind: 'corrected' as const, net, ...correction }] : []),
    ],
  };
}

function correctionLetter({ period, before, after }: CorrectedPay): PayLetter {
  const changes = amountChanges(before, after);
  const moved = changes.flatMap((change): LetterNote[] =>
    change.kind === 'limit'
      ? [{ kind: 'limit-moved', tax: change.name, before: change.before, after: change.after }]
      : [],
  );
  return { changes, notes: [{ kind: 'difference', period }, ...moved] };
}

function additionalNote({
  threshold,
  rate,
  base,
  amount,
}: NonNullable<PayStatement['contributions']['medicare']['additional']>): LetterNote {
  return { kind: 'additional-medicare', threshold, rate, base, amount };
}
