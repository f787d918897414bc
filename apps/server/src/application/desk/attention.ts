import { lastFiled } from '@garita/domain/filing/filed/filed-document';
import type { AccountantFact } from '@garita/domain/report/missing-fact';
import { missingInYear } from '@garita/domain/report/missing-in-year';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { yearOf } from '@garita/domain/time/calendar-date';
import { changedSinceFiled } from '@garita/ledger/queries/filing/changed-since-filed';
import { filedDocuments } from '@garita/ledger/queries/filing/filed-documents';
import { negativeLeave } from '@garita/ledger/queries/leave/negative-leave';
import { staleEntriesOfAccount } from '@garita/ledger/queries/pay/account-stale';
import { type PaidInYear, paidInTaxYear } from '@garita/ledger/queries/pay/paid-in-year';
import { listFormContractors, listFormEmployees } from '@garita/ledger/registry/access/account-people';
import { accountants } from '@garita/ledger/registry/records/accountants';
import { companies } from '@garita/ledger/registry/records/companies';
import { seesDays } from '../seen-years.ts';
import { type Context, useCase } from '../use-case.ts';
import { type AttentionItem, attentionItems, gravityOf, ofKind } from './attention-items.ts';
import { byCompany } from './by-company.ts';

/** A company with what is amiss in it, the gravest first. */
export type CompanyAttention = { companyId: number; company: string; items: AttentionItem[] };

/** Whoever prepares the forms of some companies, with what those lack of the record. */
export type AccountantAttention = { accountantId: number; name: string; fields: AccountantFact[] };

export type DeskAttention = { companies: CompanyAttention[]; accountants: AccountantAttention[] };

/**
 * What is amiss in every company of the account that is switched on, the gravest first: what was filed and is another today, pay that
 * Recalcular would change, leave below zero, control numbers that run out, and records that lack what this year's forms print.
 */
export const deskAttention = useCase('pay:read', async (context): Promise<DeskAttention> => {
  const found = await lookThrough(context);
  const told = found.map((one) => ({ company: one.company, items: attentionItems(one) }));
  return {
    companies: told
      .filter(({ items }) => items.length > 0)
      .map(({ company, items }) => ({ companyId: company.id, company: company.name, items }))
      .toSorted(
        (one, other) =>
          gravityOf(one.items) - gravityOf(other.items) || compareSpanish(one.company, other.company),
      ),
    accountants: accountantsIn(found),
  };
});

type Found = Awaited<ReturnType<typeof lookThrough>>[number];

/** Everything of each company that something could be amiss in, read once for the whole account. */
async function lookThrough({ dependencies: { database, today }, actor }: Context) {
  const all = await companies.list(database, actor);
  const preparers = new Map((await accountants.list(database, actor)).map((one) => [one.id, one]));
  const stale = byCompany(
    (await staleEntriesOfAccount(database, actor)).filter(({ payDate }) => seesDays(actor, payDate)),
  );
  const filed = lastFiled(
    (
      await filedDocuments(
        database,
        all.map(({ id }) => id),
      )
    ).filter(({ from, to }) => seesDays(actor, from, to)),
  );
  const changed = byCompany(await changedSinceFiled(database, filed));
  const below = new Set((await negativeLeave(database, actor)).map(({ employeeId }) => employeeId));
  const paid = new Set((await paidInTaxYear(database, actor, yearOf(today()))).map(nameOfSubject));
  // Whom this year's forms name, or will.
  const isInForms = (kind: PaidInYear['kind'], { id, isActive }: { id: number; isActive: boolean }) =>
    isActive || paid.has(nameOfSubject({ kind, id }));
  const employees = byCompany(await listFormEmployees(database, actor));
  const contractors = byCompany(await listFormContractors(database, actor));
  return all
    .filter(({ isActive }) => isActive)
    .map((company) => {
      const records = { company, accountant: preparers.get(company.accountantId) };
      const people = {
        employees: employees(company.id).filter((one) => isInForms('employee', one)),
        contractors: contractors(company.id).filter((one) => isInForms('contractor', one)),
      };
      return {
        ...records,
        ...people,
        stale: stale(company.id),
        changed: changed(company.id),
        below: employees(company.id).filter(({ id, isActive }) => isActive && below.has(id)),
        missing: missingInYear(records, people),
      };
    });
}

function nameOfSubject({ kind, id }: Pick<PaidInYear, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Each accountant once, however many companies name them. */
function accountantsIn(found: readonly Found[]): AccountantAttention[] {
  const each = new Map<number, AccountantAttention>();
  for (const { accountant, missing } of found) {
    const fields = ofKind(missing, 'accountant').map(({ field }) => field);
    if (!accountant || fields.length === 0) continue;
    const name = `${accountant.name} ${accountant.firstLastName}`;
    each.set(accountant.id, { accountantId: accountant.id, name, fields });
  }
  return [...each.values()].toSorted((one, other) => compareSpanish(one.name, other.name));
}
