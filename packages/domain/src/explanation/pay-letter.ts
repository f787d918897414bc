import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { PayStatement } from '../pay/pay-statement.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '../pay/withholding/tax-parameters.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';
import { type AmountChange, amountChanges } from './amount-change.ts';
import { type LimitedPay, type LimitNote, limitNote, type WithholdingSource } from './limit-note.ts';

/** A pay as its letter needs it. */
export type LetterPay = LimitedPay & { statement: PayStatement };

/** The closed period of a correction. */
type CorrectedPeriod = Pick<PayPeriod, 'number' | 'year'>;

/** The amounts of a closed period's pay before and after a correction. */
export type CorrectedPay = { period: CorrectedPeriod; before: PayStatement; after: PayStatement };

/** The corrections of a pay: their number, the date of the last one, and the net before them. */
export type LetterCorrection = { times: number; on: CalendarDate; netBefore: Cents };

/** A fact about a pay that the letter mentions besides the changes. */
export type LetterNote =
  | LimitNote
  | { kind: 'additional-medicare'; threshold: Cents; rate: Rate; base: Cents; amount: Cents }
  /** Deductions exceeded earnings and additions. */
  | { kind: 'uncollected'; amount: Cents; hasAdditions: boolean }
  /** The pay is only the difference to the pay of a closed period. */
  | { kind: 'difference'; period: CorrectedPeriod }
  /** The room under the yearly limit differs after the correction. */
  | { kind: 'limit-moved'; tax: ContributionConcept; before: Cents; after: Cents }
  | ({ kind: 'corrected'; net: Cents } & LetterCorrection);

/** The facts about a pay that a letter explains to the employee. */
export type PayLetter = {
  /**
   * The changes from the previous pay or, for a correction, from the amounts before it; empty for a first
   * pay.
   */
  changes: AmountChange[];
  notes: LetterNote[];
};

/** The facts besides the pay that its letter needs. */
export type LetterContext = {
  /** The previous pay; undefined for a first pay. */
  previous: LetterPay | undefined;
  /** The year's withholdings before it, by date. */
  withheld: readonly WithholdingSource[];
  correction: LetterCorrection | undefined;
  /** The pay of a closed period that this one corrects. The letter of a correction has nothing else. */
  corrects: CorrectedPay | undefined;
};

/** Returns the facts of a letter: the changes from the previous pay, and the effects of limits. */
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
