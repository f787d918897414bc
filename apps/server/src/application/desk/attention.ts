import { vacationAboveTyped } from '@garita/domain/employee/leave-terms';
import { contractorFileLines, employeeFileLines, isLossy } from '@garita/domain/file-text/file-lines';
import { latestFilings } from '@garita/domain/filing/filed/filed-document';
import type { AccountantFact } from '@garita/domain/report/missing-fact';
import { missingInYear } from '@garita/domain/report/missing-in-year';
import { areParametersDue, lackingParameters } from '@garita/domain/tax/year-parameters';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { addDays, addYears, endOfMonth, startOfMonth, yearOf } from '@garita/domain/time/calendar-date';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { contractorsToRecalculate } from '@garita/ledger/queries/contractor/earlier-payments';
import { findChangedFilings } from '@garita/ledger/queries/filing/changed-since-filed';
import { listFilings } from '@garita/ledger/queries/filing/filed-documents';
import { listNegativeLeave } from '@garita/ledger/queries/leave/negative-leave';
import { monthsOfFewTips } from '@garita/ledger/queries/pay/account-pay';
import { listPayeesOfYear, type PayeeOfYear } from '@garita/ledger/queries/pay/paid-in-year';
import { accountEntriesNeedingRecalculation } from '@garita/ledger/queries/pay/recalculations';
import { listRepeatedPayments } from '@garita/ledger/queries/period/repeated-payments';
import { listFormContractors, listFormEmployees } from '@garita/ledger/registry/access/account-people';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { readLawParameters } from '@garita/ledger/registry/records/pay-parameters';
import { listRecordPairsOfAccount } from '@garita/ledger/registry/records/person-records';
import { hasAccessToDays } from '../access.ts';
import { groupByCompany } from '../company/group-by-company.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type AttentionItem, attentionItems, missingFactsOfKind, severityOf } from './attention-items.ts';

/** A company with its problems, the most severe first. */
export type CompanyAttention = { companyId: number; company: string; items: AttentionItem[] };

/** An accountant who prepares the forms of some companies, with the facts that the forms lack. */
export type AccountantAttention = { accountantId: number; name: string; fields: AccountantFact[] };

export type DeskAttention = { companies: CompanyAttention[]; accountants: AccountantAttention[] };

/**
 * Lists the problems of every active company of the account, the most severe first: filed documents that
 * would be different today, pay that Recalcular would change, payments made twice, negative leave, few
 * tips of a month, people with two records, control numbers that run out, records that lack facts for this
 * year's forms, and names that files shorten.
 */
export const deskAttention = useCase('pay:read', async (context): Promise<DeskAttention> => {
  const found = await readAllCompanies(context);
  const shown = found.map((one) => ({ company: one.company, items: attentionItems(one) }));
  return {
    companies: shown
      .filter(({ items }) => items.length > 0)
      .map(({ company, items }) => ({ companyId: company.id, company: company.name, items }))
      .toSorted(
        (one, other) =>
          severityOf(one.items) - severityOf(other.items) || compareSpanish(one.company, other.company),
      ),
    accountants: accountantsIn(found),
  };
});

type Found = Awaited<ReturnType<typeof readAllCompanies>>[number];

/** Reads everything that is checked in each company, once for the whole account. */
async function readAllCompanies({ dependencies, actor }: UseCaseContext) {
  const { database } = dependencies;
  const today = dependencies.today();
  const all = await companyRegistry.list(database, actor);
  const preparers = new Map((await accountantRegistry.list(database, actor)).map((one) => [one.id, one]));
  const stale = groupByCompany(
    (await accountEntriesNeedingRecalculation(database, actor)).filter(({ payDate }) =>
      hasAccessToDays(actor, payDate),
    ),
  );
  const byLaw = all.filter(({ contractorRule }) => contractorRule === 'law');
  const outdated = new Set(
    (
      await contractorsToRecalculate(
        database,
        byLaw.map(({ id }) => id),
      )
    )
      .filter(({ payDate }) => hasAccessToDays(actor, payDate))
      .map(({ contractorId }) => contractorId),
  );
  const filed = latestFilings(
    (
      await listFilings(
        database,
        all.map(({ id }) => id),
      )
    ).filter(({ from, to }) => hasAccessToDays(actor, from, to)),
  );
  // A return of an employer number changed in each of its companies if the pay of one of them did.
  const commands = new Set((await findChangedFilings(database, filed)).map(({ commandId }) => commandId));
  const changed = groupByCompany(filed.filter(({ commandId }) => commands.has(commandId)));
  const repeated = groupByCompany(
    (
      await listRepeatedPayments(
        database,
        all.map(({ id }) => id),
        addYears(today, -1),
      )
    )
      .map(({ payments, ...place }) => ({
        ...place,
        payments: payments.filter(({ payDate }) => hasAccessToDays(actor, payDate)),
      }))
      .filter(({ payments }) => payments.length > 1),
  );
  const parameters = await readLawParameters(database);
  const yearWithoutParameters = [yearOf(today), yearOf(today) + 1].find(
    (year) =>
      PAYROLL_YEARS.includes(year) &&
      areParametersDue(year, today) &&
      lackingParameters(parameters, year).length > 0,
  );
  const below = new Set((await listNegativeLeave(database, actor)).map(({ employeeId }) => employeeId));
  const lastMonth = addDays(startOfMonth(today), -1);
  const fewTips = new Set(
    (await monthsOfFewTips(database, actor, { from: addYears(startOfMonth(today), -1), to: lastMonth }))
      .filter(({ month }) => hasAccessToDays(actor, month, endOfMonth(month)))
      .map(({ employeeId }) => employeeId),
  );
  const pairs = await listRecordPairsOfAccount(database, actor);
  const later = pairs.filter(({ employeeId, otherEmployeeId }) => otherEmployeeId < employeeId);
  const again = new Set(later.map(({ employeeId }) => employeeId));
  const paid = new Set((await listPayeesOfYear(database, actor, yearOf(today))).map(nameOfSubject));
  // True for people whom this year's forms name or will name.
  const isInForms = (kind: PayeeOfYear['kind'], { id, isActive }: { id: number; isActive: boolean }) =>
    isActive || paid.has(nameOfSubject({ kind, id }));
  const employees = groupByCompany(await listFormEmployees(database, actor));
  const contractors = groupByCompany(await listFormContractors(database, actor));
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
        yearWithoutParameters,
        stale: stale(company.id),
        outdated: contractors(company.id).filter(({ id }) => outdated.has(id)),
        repeated: repeated(company.id),
        allEmployees: employees(company.id),
        changed: changed(company.id),
        dueForVacationRaise: employees(company.id).filter(
          ({ isActive, vacationMinutesPerMonth: minutesPerMonth, ...employee }) =>
            isActive && vacationAboveTyped({ ...employee, minutesPerMonth }, company, today) !== undefined,
        ),
        withNegativeLeave: employees(company.id).filter(({ id, isActive }) => isActive && below.has(id)),
        withFewTips: employees(company.id).filter(({ id }) => fewTips.has(id)),
        withEarlierRecord: people.employees.filter(({ id }) => again.has(id)),
        missing: missingInYear(records, people),
        cutEmployees: people.employees.filter((one) => employeeFileLines(one).some(isLossy)),
        cutContractors: people.contractors.filter((one) => contractorFileLines(one).some(isLossy)),
      };
    });
}

function nameOfSubject({ kind, id }: Pick<PayeeOfYear, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Lists each accountant once, however many companies name them. */
function accountantsIn(found: readonly Found[]): AccountantAttention[] {
  const each = new Map<number, AccountantAttention>();
  for (const { accountant, missing } of found) {
    const fields = missingFactsOfKind(missing, 'accountant').map(({ field }) => field);
    if (!accountant || fields.length === 0) continue;
    const name = `${accountant.name} ${accountant.firstLastName}`;
    each.set(accountant.id, { accountantId: accountant.id, name, fields });
  }
  return [...each.values()].toSorted((one, other) => compareSpanish(one.name, other.name));
}
