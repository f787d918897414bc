import type { Cents } from '../money/cents.ts';
import { ADDITIONAL_MEDICARE_ABOVE } from './fica.ts';
import type { FiledReport } from './filed-document.ts';
import { INSURANCE_BASES } from './insurance.ts';
import { NOTHING_OPENED, type OpenedPay, openedBases } from './opened-year.ts';
import { partsBelow } from './paid-entry.ts';

/** The returns of a quarter that tax somebody up to what is left of a year: earlier pay of the year is in them too. */
const BASED_RETURNS = ['form-941', 'unemployment'] as const satisfies readonly FiledReport[];
export type BasedReturn = (typeof BASED_RETURNS)[number];

export function isBasedReturn(report: FiledReport): report is BasedReturn {
  return BASED_RETURNS.some((based) => based === report);
}

/** What somebody was paid in a year, in cents: before a quarter as it is now, by how much that is another, and in the quarter. */
export type MovedPay = { before: Cents; change: Cents; inQuarter: Cents; opened?: OpenedPay | undefined };

/** Whether a change of earlier pay moves what a return of a quarter taxes of somebody. */
export function movesBase(report: BasedReturn, pay: MovedPay, wageBase?: Cents): boolean {
  const { before, change, inQuarter, opened = NOTHING_OPENED } = pay;
  const taxedOf = (room: Cents, earlier: Cents) => partsBelow([earlier, inQuarter], room)[1];
  return roomsOf(report, opened, wageBase).some(
    (room) => taxedOf(room, before) !== taxedOf(room, before - change),
  );
}

/** What the year has room for below each base, once what it was opened with is in it. */
function roomsOf(report: BasedReturn, opened: OpenedPay, wageBase?: Cents): Cents[] {
  const used = openedBases(opened, wageBase);
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
  }
}
