import {
  christmasBonus as bonusBySettings,
  bonusMinutes,
  bonusYear,
} from '@garita/domain/bonus/christmas-bonus';
import { type LawBonusWork, lawBonusBasis, lawBonuses } from '@garita/domain/bonus/law-bonus';
import type { LawBonusFacts } from '@garita/domain/bonus/law-bonus.schema';
import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import { sumCents } from '@garita/domain/money/cents';
import type { Payer } from '@garita/domain/reference/enumerations';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { derivedTotal, peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { allOf } from '@garita/ledger/database/all-of';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { christmasBonus } from '@garita/reports/catalogue';
import { companyScope } from '../../access.ts';
import { employerIn } from '../employer.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import { personsOf } from '../taxable-pay.ts';
import { monthFingerprints } from './closing-fingerprints.ts';
import { earnedByQuarter, employeesPaid, entriesOf, omittedPayOf, personsPaid } from './employees-paid.ts';
import { listHead } from './list-head.ts';

/**
 * Prepares the Christmas bonus of everybody who earned something in the bonus year: by the company's own
 * settings or by law. By law the bonus that was paid in that year is no part of the wages, and the companies
 * of one employer number are one employer.
 */
export async function bonusOfYear(
  context: ReportContext,
  request: ReportRequestOf<'christmas-bonus'>,
): Promise<PreparedReport> {
  const { companyId, year, bonusRule, law } = request;
  const range = bonusYear(year);
  const earnedIn = law ? wagesOf : grossOf;
  const { companies, companyIds } = law
    ? await employerIn(context, request)
    : { companies: [], companyIds: [companyId] };
  const everybody = law
    ? await personsPaid(context, companyIds, range)
    : await employeesPaid(context, companyId, range);
  const paid = earnedByQuarter(everybody, { firstMonth: 10, earnedIn });
  const minutesOf = ({ amounts, salariedMinutes }: PaidEntry) =>
    bonusMinutes(bonusRule, amounts, salariedMinutes);
  const people = paid.map(({ employee, entries, quarters }) => ({
    id: employee.id,
    name: employee,
    socialSecurityLast4: employee.socialSecurityNumber.slice(-4),
    quarters,
    wages: sumCents(quarters),
    minutes: entries.reduce((sum, entry) => sum + minutesOf(entry), 0),
    admissionDate: employee.admissionDate,
  }));
  const head = await listHead(context, companyId);
  const bonuses = law
    ? await byLaw(context, people, { year, law, companyIds, payer: head.company.payer })
    : bySettings(bonusRule, people);
  const data = {
    ...head,
    ...bonuses,
    ...(companies.length > 1 ? { companies: companies.map(({ name }) => name) } : {}),
    monthFingerprints:
      companyIds.length > 1 ? [] : await monthFingerprints(context.dependencies.database, companyId, range),
    omittedPay: await omittedPayOf(context, request),
    year,
  };
  const all = entriesOf(paid);
  const earned = sumTotal('gross', all, earnedIn);
  const due = sumCents(data.employees.map(({ bonus }) => bonus));
  return prepareReport(christmasBonus, data, {
    boxes: boxParts(all, { gross: grossOf, wages: wagesOf, countedMinutes: minutesOf }),
    totals: [peopleTotal('employees', all, earnedIn), earned, derivedTotal('bonus', due, earned)],
  });
}

function grossOf({ amounts }: PaidEntry) {
  return amounts.gross;
}

function wagesOf({ amounts }: PaidEntry) {
  return amounts.gross - amounts.bonus;
}

/** Adds the bonus by a company's own settings to each person. All of them are the head-count. */
function bySettings<Person extends LawBonusWork>(rule: BonusRule, people: readonly Person[]) {
  const headCount = people.length;
  return {
    employees: people.map((one) => ({
      ...one,
      bonus: bonusBySettings(rule, { headCount, earned: one.wages, minutes: one.minutes }),
    })),
  };
}

type ByLaw = { companyIds: readonly number[]; year: number; law: LawBonusFacts; payer: Payer };

/** Adds the bonus by law and its rule to each person. The employees of the employer tell its size. */
async function byLaw<Person extends LawBonusWork>(
  context: ReportContext,
  people: readonly Person[],
  { companyIds, year, law: facts, payer }: ByLaw,
) {
  const { database } = context.dependencies;
  const { lists, persons } = await allOf({
    lists: Promise.all(
      companyIds.map((id) => employeeRegistry.list(database, companyScope(context.actor, id))),
    ),
    persons: personsOf(reportCacheOf(context), companyIds),
  });
  const employments = lists.flat().map(({ id, admissionDate, egressDate }) => ({
    personId: persons.first.get(id) ?? id,
    admissionDate,
    egressDate,
  }));
  const law = lawBonusBasis(year, { payer, employments }, facts);
  return { law, employees: lawBonuses(law, people) };
}
