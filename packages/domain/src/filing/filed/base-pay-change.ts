import type { Cents } from '../../money/cents.ts';
import { type Amounts, wagesOf } from '../../pay/amounts.ts';
import { YOUNG_EXEMPTION } from '../../returns/exempt-wages.ts';
import { ADDITIONAL_MEDICARE_ABOVE } from '../../returns/fica.ts';
import { INSURANCE_BASES } from '../../returns/insurance.ts';
import {
  NO_OPENING_BALANCE,
  type OpeningBalanceAmounts,
  openingBalanceBases,
} from '../../returns/opening-balance-of-year.ts';
import { partsBelow } from '../../returns/paid-entry.ts';
import type { FilableReport } from './filed-document.ts';

/**
 * The returns of a quarter that tax, or exempt, somebody up to what is left of a year: earlier pay of the
 * year is in them too.
 */
const BASED_RETURNS = ['form-941', 'unemployment', 'form-499'] as const satisfies readonly FilableReport[];
export type BasedReturn = (typeof BASED_RETURNS)[number];

export function isBasedReturn(report: FilableReport): report is BasedReturn {
  return BASED_RETURNS.some((based) => based === report);
}

/** The amounts of an entry that use up what a year has left. */
export const BASED_AMOUNTS = ['gross', 'tips', 'commissions', 'concessions'] as const;

/** Returns the amount that a return counts. The exemption of the young is of wages alone. */
export function basedPay(report: BasedReturn, amounts: Pick<Amounts, (typeof BASED_AMOUNTS)[number]>): Cents {
  return report === 'form-499' ? wagesOf(amounts) : amounts.gross;
}

/**
 * The change of somebody's pay in a year as a return counts it, in cents: the pay before a quarter as it is
 * now, the difference to what it was, the pay in the quarter, and the year's opening balance now and then.
 */
export type BasePayChange = {
  before: Cents;
  change: Cents;
  inQuarter: Cents;
  opened?: OpeningBalanceAmounts | undefined;
  /** The opening balance at the time of filing, where it is another one now. */
  openedThen?: OpeningBalanceAmounts | undefined;
  isYoung?: boolean;
};

/**
 * Returns true if a change of earlier pay, or of the opening balance, changes what a quarter's return counts
 * for somebody.
 */
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

/** Returns what the year has left below each wage base after its opening balance. */
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
