import type { Cents } from '../../money/cents.ts';
import { type Amounts, wagesOf } from '../../pay/amounts.ts';
import { YOUNG_EXEMPTION } from '../returns/exempt-wages.ts';
import { ADDITIONAL_MEDICARE_ABOVE } from '../returns/fica.ts';
import { INSURANCE_BASES } from '../returns/insurance.ts';
import {
  NO_OPENING_BALANCE,
  type OpeningBalanceAmounts,
  openingBalanceBases,
} from '../returns/opening-balance-of-year.ts';
import { partsBelow } from '../returns/paid-entry.ts';
import type { FilableReport } from './filed-document.ts';

/** The returns of a quarter that tax, or exempt, somebody up to what is left of a year: earlier pay of the year is in them too. */
const BASED_RETURNS = ['form-941', 'unemployment', 'form-499'] as const satisfies readonly FilableReport[];
export type BasedReturn = (typeof BASED_RETURNS)[number];

export function isBasedReturn(report: FilableReport): report is BasedReturn {
  return BASED_RETURNS.some((based) => based === report);
}

/** The amounts of an entry that use up what a year has left. */
export const BASED_AMOUNTS = ['gross', 'tips', 'commissions', 'concessions'] as const;

/** What of them a return counts: the exemption of the young is of wages alone. */
export function basedPay(report: BasedReturn, amounts: Pick<Amounts, (typeof BASED_AMOUNTS)[number]>): Cents {
  return report === 'form-499' ? wagesOf(amounts) : amounts.gross;
}

/**
 * What a return counts of somebody's pay in a year, in cents: before a quarter as it is now, by how much that is another, and in the
 * quarter; and what the year was opened with, now and then.
 */
export type BasePayChange = {
  before: Cents;
  change: Cents;
  inQuarter: Cents;
  opened?: OpeningBalanceAmounts | undefined;
  /** Where it is stated otherwise now. */
  openedThen?: OpeningBalanceAmounts | undefined;
  isYoung?: boolean;
};

/** Whether a change of earlier pay, or of what the year was opened with, moves what a return of a quarter counts of somebody. */
export function movesBase(report: BasedReturn, pay: BasePayChange, wageBase?: Cents): boolean {
  const {
    before,
    change,
    inQuarter,
    opened = NO_OPENING_BALANCE,
    openedThen = opened,
    isYoung = false,
  } = pay;
  const taxedOf = (room: Cents | undefined, earlier: Cents) => partsBelow([earlier, inQuarter], room ?? 0)[1];
  const roomsAfter = (year: OpeningBalanceAmounts) => roomsOf(report, { opened: year, isYoung }, wageBase);
  const then = roomsAfter(openedThen);
  return roomsAfter(opened).some(
    (room, index) => taxedOf(room, before) !== taxedOf(then[index], before - change),
  );
}

/** What the year has room for below each base, once what it was opened with is in it. */
function roomsOf(
  report: BasedReturn,
  { opened, isYoung }: { opened: OpeningBalanceAmounts; isYoung: boolean },
  wageBase?: Cents,
): Cents[] {
  const used = openingBalanceBases(opened, wageBase);
  switch (report) {
    case 'unemployment':
      return [
        INSURANCE_BASES.unemployment - opened.amounts.gross,
        INSURANCE_BASES.disability - used.disabilityInsurance,
      ];
    case 'form-941':
      return [
        ADDITIONAL_MEDICARE_ABOVE - used.medicare,
        ...(wageBase === undefined ? [] : [wageBase - used.socialSecurity - used.socialSecurityOnTips]),
      ];
    case 'form-499':
      return isYoung ? [YOUNG_EXEMPTION - used.exemptWages] : [];
  }
}
