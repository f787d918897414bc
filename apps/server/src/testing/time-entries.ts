import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';

/** Ten and a half hours of a contractor, paid on 15 March 2026. */
export const SOME_HOURS: ContractorTime = { payDate: '2026-03-15', year: 2026, minutes: 630 };

/** Builds an entry of the tenth week of 2026 with these regular hours, paid on 11 March. */
export function aWeekOf(hours: number, accountantId: number): TimeEntry {
  return { ...somePayInputs({ accountantId, minutes: { regular: hours * 60 } }), memo: '' };
}

/** Builds a run of the week of `aWeekOf` with an hour for each of these employees. */
export function aRunOf(companyId: number, people: readonly { employeeId: number; accountantId: number }[]) {
  const { periodId, payDate } = aWeekOf(1, 0);
  return {
    companyId,
    periodId,
    payDate,
    rows: people.map(({ employeeId, accountantId }) => {
      const { periodId: _, payDate: __, ...entry } = aWeekOf(1, accountantId);
      return { employeeId, entry };
    }),
  };
}

/** Builds a row of a draft as it was typed, one cell of which cannot be read as hours. */
export function aDraftRow(employeeId: number) {
  return { employeeId, cells: { regularPay: '7:3', bonus: '12' }, isWithoutWork: false };
}

/**
 * Builds the entry of `aWeekOf` in the spelling of the documented interface, without the fields that are
 * zero.
 */
export const aWeekOnTheWire = (hours: number, accountantId: number) => ({
  period_id: 2026110,
  pay_date: '2026-03-11',
  accountant_id: accountantId,
  regular_time: `${hours}:00`,
});

/** The zero amounts and times that `aWeekOnTheWire` leaves out. */
export const NOTHING_ON_THE_WIRE = {
  ...Object.fromEntries(
    ['over', 'meal', 'vacation', 'sick', 'holiday'].map((kind) => [`${kind}_time`, '00:00']),
  ),
  ...Object.fromEntries(
    [
      'tips',
      'tips_received',
      'severance',
      'commissions',
      'concessions',
      'bonus',
      'donation',
      'asume',
      'aflac',
      'medical_insurance',
    ].map(zero),
  ),
  ...Object.fromEntries(['coda_plans', 'others', 'refund'].map(zero)),
  memo: '',
  tax_pr_edited: false,
  severance_exempt_edited: false,
  tax_pr_percent: null,
  days: null,
  payment: null,
};

function zero(name: string): [string, number] {
  return [name, 0];
}
