import { amountsOf, wagesOf } from '@garita/domain/pay/amounts';
import { openingBalanceAmounts } from '@garita/domain/pay/opening-balance/opening-balance-amounts';
import { type BoxParts, boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import { payParts } from '@garita/domain/report/pay-parts';
import { byPayDate } from '@garita/domain/returns/paid-entry';
import type { Database } from '@garita/ledger/database/client';
import { findOpeningBalance } from '@garita/ledger/queries/opening-balance/opening-balance';
import { timeEntriesPaidInYear } from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import type { PreparedReport } from '../prepared-report.ts';

/**
 * Returns what each pay entry contributes to the figures of stubs. A single stub has a column of the year to
 * date; several stubs are a row each.
 */
export function stubBoxes(db: Database, entries: readonly TimeEntryView[]): PreparedReport['boxes'] {
  const [first] = entries;
  const isOne = first !== undefined && entries.length === 1;
  return async (source) =>
    (isOne ? await yearBoxes(db, first) : payParts(entries.map(paidAmountsOf)))(source);
}

/**
 * Returns the parts of the year-to-date column: the employee's pay up to and with this entry, and the
 * opening balance.
 */
async function yearBoxes(db: Database, entry: TimeEntryView): Promise<BoxParts> {
  const inOrder = byPayDate(await timeEntriesPaidInYear(db, entry, entry.taxYear));
  const soFar = inOrder.slice(0, inOrder.findIndex(({ entryId }) => entryId === entry.entryId) + 1);
  const opening = await findOpeningBalance(db, entry);
  const { employeeId } = entry;
  const openingPay =
    opening && opening.asOf <= entry.payDate
      ? [
          {
            employeeId,
            entryId: null,
            payDate: opening.asOf,
            amounts: openingBalanceAmounts(opening.amounts),
          },
        ]
      : [];
  return firstKnownParts(
    payParts([...openingPay, ...soFar.map(paidAmountsOf)]),
    // Wages have a row of their own if only the opening balance has them.
    boxParts(openingPay, { wages: ({ amounts }) => wagesOf(amounts) }),
    boxParts(soFar.flatMap(companyLineAmounts), { companyLine: ({ amount }) => amount }, isOfTax),
  );
}

/** Returns a pay with its amounts. */
export function paidAmountsOf({ employeeId, entryId, payDate, inputs, statement }: TimeEntryView) {
  return { employeeId, entryId, payDate, amounts: amountsOf(inputs, statement) };
}

function companyLineAmounts({ employeeId, entryId, payDate, statement }: TimeEntryView) {
  return statement.companyLines.map(({ taxId, amount }) => ({ employeeId, entryId, payDate, taxId, amount }));
}

function isOfTax({ taxId }: { taxId: number }, label: string): boolean {
  return String(taxId) === label;
}
