import type { Cents } from '../../money/cents.ts';
import { type Amounts, TIPS_AMOUNTS, taxedWagesOf } from '../../pay/amounts.ts';
import { YOUNG_EXEMPTION } from '../../pay/withholding/young-exemption.ts';
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
 * The quarterly returns with a yearly limit for each employee. They depend on earlier pay of the year too.
 */
const BASED_RETURNS = ['form-941', 'unemployment', 'form-499'] as const satisfies readonly FilableReport[];
export type BasedReturn = (typeof BASED_RETURNS)[number];

export function isBasedReturn(report: FilableReport): report is BasedReturn {
  return BASED_RETURNS.some((based) => based === report);
}

/** The amounts of an entry that count toward a yearly limit. */
export const BASED_AMOUNTS = [
  'gross',
  ...TIPS_AMOUNTS,
  'commissions',
  'concessions',
  'severanceExempt',
] as const;

/** Returns the amount that a return counts, in cents. The exemption of the young applies to wages only. */
export function basedPay(report: BasedReturn, amounts: Pick<Amounts, (typeof BASED_AMOUNTS)[number]>): Cents {
  return report === 'form-499' ? taxedWagesOf(amounts) : amounts.gross;
}

/**
 * A change of an employee's pay in a year as a return counts it, in cents. `before` is the current pay before
 * a quarter, `change` the difference to the pay when filed, and `inQuarter` the pay in the quarter.
 */
export type BasePayChange = {
  before: Cents;
  change: Cents;
  inQuarter: Cents;
  /** The current opening balance; absent for none. */
  openingBalance?: OpeningBalanceAmounts | undefined;
  /** The opening balance at the time of filing, if it differs from the current one. */
  filedOpeningBalance?: OpeningBalanceAmounts | undefined;
  isYoung?: boolean;
};

/** The yearly wage bases of social security and of unemployment insurance, in cents. */
export type BasesOfYear = { wageBase?: Cents | undefined; unemploymentBase?: Cents | undefined };

/**
 * Returns true if a change of earlier pay or of the opening balance changes an employee's amounts in a
 * quarter's return.
 */
export function movesBase(
  report: BasedReturn,
  pay: BasePayChange,
  { wageBase, unemploymentBase = INSURANCE_BASES.unemployment }: BasesOfYear = {},
): boolean {
  const {
    before,
    change,
    inQuarter,
    openingBalance = NO_OPENING_BALANCE,
    filedOpeningBalance = openingBalance,
    isYoung = false,
  } = pay;
  const taxedOf = (room: Cents | undefined, earlier: Cents) => partsBelow([earlier, inQuarter], room ?? 0)[1];
  const roomsAfter = (year: OpeningBalanceAmounts) =>
    roomsOf(report, { openingBalance: year, isYoung }, { wageBase, unemploymentBase });
  const roomsWhenFiled = roomsAfter(filedOpeningBalance);
  return roomsAfter(openingBalance).some(
    (room, index) => taxedOf(room, before) !== taxedOf(roomsWhenFiled[index], before - change),
  );
}

/** Returns the rest of each yearly limit after the opening balance, in cents. */
function roomsOf(
  report: BasedReturn,
  { openingBalance, isYoung }: { openingBalance: OpeningBalanceAmounts; isYoung: boolean },
  { wageBase, unemploymentBase }: { wageBase: Cents | undefined; unemploymentBase: Cents },
): Cents[] {
  const used = openingBalanceBases(openingBalance, wageBase);
  switch (report) {
    case 'unemployment':
      return [
        unemploymentBase - openingBalance.amounts.gross,
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
