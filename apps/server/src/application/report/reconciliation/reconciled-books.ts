import {
  type BookedAmounts,
  type DifferingEntry,
  differingEntries,
  figuresOfBooks,
  figuresOfServices,
  type SourceFigures,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { type Amounts, amountsOf } from '@garita/domain/pay/amounts';
import { quarterOf } from '@garita/domain/time/calendar-date';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import { ledgerAmountsByEntry, ledgerAmountsByPayment } from '@garita/ledger/queries/booked-in-ledger';
import { contractorPaymentsBetween } from '@garita/ledger/queries/contractor/contractor-totals';
import { listPaidEntries } from '@garita/ledger/queries/pay/paid-entries';
import { timeEntriesOfTaxYear } from '@garita/ledger/queries/pay/time-entries';

type OfYear = { companyIds: readonly number[]; year: number };

/**
 * The amounts of a year in Garita's own books: every event, the figures of the screens, and those of the
 * stubs.
 */
export type ReconciledBooks = {
  found: { ledger: SourceFigures; entries: SourceFigures; stubs: SourceFigures };
  /** The amounts of a quarter in each of them. */
  ofQuarter: (quarter: number) => { ledger: SourceFigures; entries: SourceFigures; stubs: SourceFigures };
  /** The amounts of the entries in the ledger that were paid in some quarters. */
  ledger: (quarters: readonly number[]) => Amounts[];
  /** The employees who are paid in the year. */
  paidIds: number[];
  /** The entries whose amounts differ between the books, with their employees. */
  uneven: (DifferingEntry & { employeeId: number | undefined })[];
};

/** Reads the three books of a year independently of each other, for some companies together. */
export async function readBooks(db: Database, { companyIds, year }: OfYear) {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const ofEach = async <Row>(read: (companyId: number) => Promise<readonly Row[]>): Promise<Row[]> =>
    (await Promise.all(companyIds.map(read))).flat();
  return allOf({
    ledger: ofEach((companyId) => ledgerAmountsByEntry(db, { companyId, taxYear: year })),
    entries: listPaidEntries(db, companyIds, days),
    printed: ofEach((companyId) => timeEntriesOfTaxYear(db, companyId, year)),
    services: ofEach((companyId) => ledgerAmountsByPayment(db, { companyId, taxYear: year })),
    payments: ofEach((companyId) => contractorPaymentsBetween(db, companyId, days)),
  });
}

/** Returns the amounts of a year as each of the books has them. */
export async function reconciledBooks(db: Database, ofYear: OfYear): Promise<ReconciledBooks> {
  const { ledger, entries, printed, services, payments } = await readBooks(db, ofYear);
  const books = {
    ledger: byEntry(ledger, ({ amounts }) => amounts),
    entries: byEntry(entries, ({ amounts }) => amounts),
    stubs: byEntry(printed, ({ inputs, statement }) => amountsOf(inputs, statement)),
  };
  const owners = byEntry([...printed, ...entries, ...ledger], ({ employeeId }) => employeeId);
  // An entry that the ledger alone has is of no day that is known: it is counted at the end of the year.
  const quarters = byEntry([...printed, ...entries], ({ payDate }) => quarterOf(payDate));
  const paidIn = <Value>(book: ReadonlyMap<number, Value>, some: readonly number[]): Value[] =>
    [...book].flatMap(([id, value]) => (some.includes(quarters.get(id) ?? LAST_QUARTER) ? [value] : []));
  return {
    ofQuarter: (quarter) => ({
      ledger: figuresOfBooks(paidIn(books.ledger, [quarter])),
      entries: figuresOfBooks(paidIn(books.entries, [quarter])),
      stubs: figuresOfBooks(paidIn(books.stubs, [quarter])),
    }),
    found: {
      ledger: { ...figuresOfBooks([...books.ledger.values()]), ...figuresOfServices(services) },
      entries: { ...figuresOfBooks([...books.entries.values()]), ...figuresOfServices(payments) },
      stubs: figuresOfBooks([...books.stubs.values()]),
    },
    ledger: (some) => paidIn(books.ledger, some),
    paidIds: [...new Set(owners.values())],
    uneven: differingEntries(books satisfies Record<string, ReadonlyMap<number, BookedAmounts>>).map(
      (entry) => ({ ...entry, employeeId: owners.get(entry.entryId) }),
    ),
  };
}

const LAST_QUARTER = 4;

function byEntry<Entry extends { entryId: number }, Value>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => Value,
): Map<number, Value> {
  return new Map(entries.map((entry) => [entry.entryId, valueOf(entry)]));
}
