import {
  type JournalLine,
  journalEntry,
  type PostedLine,
  partsOfLines,
  sidesOf,
} from '@garita/domain/accounting/journal-entry';
import type { Cents } from '@garita/domain/money/cents';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import { accountsInForce } from '@garita/domain/text/default-accounts.es';
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

/** Prepares the journal entry of the pay between two days. */
export async function journalBetween(
  context: UseCaseContext,
  { companyId, start, end }: ReportRequestOf<'journal'>,
): Promise<PreparedReport> {
  return journalOf(context, companyId, paidBetween(start, end));
}

/** Prepares the journal entry of the pay of a period. Errors: `not-found` for an unknown period. */
export async function journalOfPeriod(
  context: UseCaseContext,
  { companyId, periodId }: ReportRequestOf<'period-journal'>,
): Promise<PreparedReport> {
  const span = await paidOfPeriod(context, { companyId, periodId });
  return journalOf(context, companyId, span);
}

async function journalOf(context: UseCaseContext, companyId: number, span: PaySpan): Promise<PreparedReport> {
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
  const payroll = { entries: booked.map(({ entry }) => entry), costs: booked.map(({ cost }) => cost) };
  const lines = journalEntry(payroll, accounts);
  const sidesOfPago = sidesOf(lines, accounts);
  const posted = booked.map(({ entry, cost }) => ({
    ...cost,
    ...sidesOfPago({ entries: [entry], costs: [cost] }),
  }));
  const { start, end } = span.days;
  const { yearsLeftOut } = span;
  const data = {
    company,
    start,
    end,
    yearsLeftOut,
    date: today(),
    monthFingerprints: await fingerprintsOfSpan(database, companyId, span),
    lines,
  };
  const partsOf = partsOfLines(lines, accounts);
  return prepareReport(journal, data, {
    boxes: (source) => {
      const byAccount = booked.flatMap(({ entry, cost }) =>
        partsOf({ entries: [entry], costs: [cost] }).map((line) => ({ ...cost, ...line })),
      );
      const amounts = { debit: debitOf, credit: creditOf };
      return boxParts(byAccount, amounts, ({ account }, label) => account === label)(source);
    },
    totals: [
      peopleTotal('employees', posted, ({ gross }) => gross),
      sumTotal('debits', posted, debitOf),
      sumTotal('credits', posted, creditOf),
    ],
    tables: { csv: journalTable, iif: journalQuickBooks },
  });
}

function debitOf({ debit }: Pick<JournalLine, 'debit'>): Cents {
  return debit;
}

function creditOf({ credit }: Pick<JournalLine, 'credit'>): Cents {
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
