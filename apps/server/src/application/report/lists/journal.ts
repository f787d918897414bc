import {
  type DayOfJournal,
  type JournalLine,
  journalByDay,
  type PostedLine,
  type PostedPayroll,
  partsOfLines,
  sidesOf,
} from '@garita/domain/accounting/journal-entry';
import type { PayrollAccounts } from '@garita/domain/accounting/payroll-accounts.schema';
import type { Cents } from '@garita/domain/money/cents';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import { accountsInForce } from '@garita/domain/text/default-accounts.es';
import {
  contractorPaymentsBetween,
  type PaymentLine,
} from '@garita/ledger/queries/contractor/contractor-totals';
import { companyLinesPaid } from '@garita/ledger/queries/pay/company-lines-paid';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { companyTaxRegistry } from '@garita/ledger/registry/records/company-taxes';
import { findPayrollAccounts } from '@garita/ledger/registry/records/payroll-accounts';
import { journal, journalQuickBooks, journalTable } from '@garita/reports/catalogue';
import { orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { type CostedEntry, costsInSpan, type PaySpan, paidBetween, paidOfPeriod } from '../span-pay.ts';
import { fingerprintsOfSpan } from './closing-fingerprints.ts';

/** Prepares the journal of what employees and contractors were paid between two days. */
export async function journalBetween(
  context: UseCaseContext,
  { companyId, start, end }: ReportRequestOf<'journal'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const services = await contractorPaymentsBetween(database, companyId, { from: start, to: end });
  return journalOf(context, companyId, { span: paidBetween(start, end), services });
}

/**
 * Prepares the journal of the pay of a period, whenever it was paid. Contractors have no periods. Errors:
 * `not-found` for an unknown period.
 */
export async function journalOfPeriod(
  context: UseCaseContext,
  { companyId, periodId }: ReportRequestOf<'period-journal'>,
): Promise<PreparedReport> {
  const span = await paidOfPeriod(context, { companyId, periodId });
  return journalOf(context, companyId, { span, services: [] });
}

async function journalOf(
  context: UseCaseContext,
  companyId: number,
  { span, services }: { span: PaySpan; services: readonly PaymentLine[] },
): Promise<PreparedReport> {
  const {
    dependencies: { database, today },
    actor,
  } = context;
  const company = orNotFound(await companyRegistry.find(database, actor, companyId));
  const scope = companyScope(actor, companyId);
  const accounts = accountsInForce(await findPayrollAccounts(database, scope));
  const costed = await costsInSpan(database, { company, accountId: actor.accountId }, span);
  const linesOf = await ownLines(context, companyId, costed);
  const booked = costed.map(({ entry, cost }) => ({ entry: { ...entry, lines: linesOf(entry) }, cost }));
  const payroll = {
    entries: booked.map(({ entry }) => entry),
    costs: booked.map(({ cost }) => cost),
    services,
  };
  const entries = journalByDay(payroll, accounts);
  const pagos: Pago[] = [
    ...booked.map(({ entry, cost }) => ({ paid: cost, posted: { entries: [entry], costs: [cost] } })),
    ...services.map((payment) => ({
      paid: payment,
      posted: { entries: [], costs: [], services: [payment] },
    })),
  ];
  const { byAccount, bySide } = partsOf(pagos, entries, accounts);
  const { start, end } = span.days;
  const { yearsLeftOut } = span;
  const data = {
    company,
    start,
    end,
    yearsLeftOut,
    date: today(),
    monthFingerprints: await fingerprintsOfSpan(database, companyId, span),
    entries,
  };
  return prepareReport(journal, data, {
    boxes: boxParts(
      byAccount,
      { debit: debitOf, credit: creditOf },
      ({ account }, label) => account === label,
    ),
    totals: [
      peopleTotal(
        'employees',
        costed.map(({ cost }) => cost),
        ({ gross }) => gross,
      ),
      ...(services.length > 0 ? [peopleTotal('contractors', services, ({ gross }) => gross)] : []),
      sumTotal('debits', bySide, debitOf),
      sumTotal('credits', bySide, creditOf),
    ],
    tables: { csv: journalTable, iif: journalQuickBooks },
  });
}

/** One pay of an employee or of a contractor, and what is posted of it. */
type Pago = { paid: CostedEntry['cost'] | PaymentLine; posted: PostedPayroll };

/** Returns what each pay brings to the accounts of its day, and to both sides of its day. */
function partsOf(
  pagos: readonly Pago[],
  entries: readonly DayOfJournal[],
  accounts: PayrollAccounts,
): { byAccount: (Pago['paid'] & JournalLine)[]; bySide: (Pago['paid'] & Sides)[] } {
  const days = new Map(
    entries.map(({ day, lines }) => [
      day,
      { linesOf: partsOfLines(lines, accounts), sidesOfPago: sidesOf(lines, accounts) },
    ]),
  );
  const known = pagos.flatMap(({ paid, posted }) => {
    const day = days.get(paid.payDate);
    return day ? [{ paid, posted, ...day }] : [];
  });
  return {
    byAccount: known.flatMap(({ paid, posted, linesOf }) =>
      linesOf(posted).map((line) => ({ ...paid, ...line })),
    ),
    bySide: known.map(({ paid, posted, sidesOfPago }) => ({ ...paid, ...sidesOfPago(posted) })),
  };
}

type Sides = Pick<JournalLine, 'debit' | 'credit'>;

function debitOf({ debit }: Sides): Cents {
  return debit;
}

function creditOf({ credit }: Sides): Cents {
  return credit;
}

/** Returns the amount of each of the company's own lines in one of these entries. */
async function ownLines(
  { dependencies: { database }, actor }: UseCaseContext,
  companyId: number,
  costed: readonly CostedEntry[],
): Promise<(entry: CostedEntry['entry']) => PostedLine[]> {
  const days = costed.map(({ entry }) => entry.payDate).toSorted();
  const [from, to] = [days.at(0), days.at(-1)];
  if (from === undefined || to === undefined) return () => [];
  const taxes = await companyTaxRegistry.list(database, companyScope(actor, companyId));
  const byId = new Map(taxes.map((tax) => [tax.id, tax]));
  const ofEntries = new Map<number, PostedLine[]>();
  for (const { taxId, entryId, cents } of await companyLinesPaid(database, companyId, { from, to })) {
    const tax = byId.get(taxId);
    if (tax) ofEntries.set(entryId, [...(ofEntries.get(entryId) ?? []), { ...tax, cents }]);
  }
  return ({ entryId }) => ofEntries.get(entryId) ?? [];
}
