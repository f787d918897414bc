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
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { christmasBonus } from '@garita/reports/catalogue';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { monthFingerprints } from './closing-fingerprints.ts';
import { earnedByQuarter, entriesOf, omittedPayOf } from './employees-paid.ts';
import { listHead } from './list-head.ts';

/**
 * Prepares the Christmas bonus of everybody who earned something in the bonus year: by the company's own
 * settings or by law. By law the bonus that was paid in that year is no part of the wages.
 */
export async function bonusOfYear(
  context: UseCaseContext,
  request: ReportRequestOf<'christmas-bonus'>,
): Promise<PreparedReport> {
  const { companyId, year, bonusRule, law } = request;
  const range = bonusYear(year);
  const earnedIn = law ? wagesOf : grossOf;
  const paid = await earnedByQuarter(context, companyId, { range, firstMonth: 10, earnedIn });
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
    ? await byLaw(context, people, { ...request, law, payer: head.company.payer })
    : bySettings(bonusRule, people);
  const data = {
    ...head,
    ...bonuses,
    monthFingerprints: await monthFingerprints(context.dependencies.database, companyId, range),
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

type ByLaw = { companyId: number; year: number; law: LawBonusFacts; payer: Payer };

/** Adds the bonus by law and its rule to each person. The employees of the company tell its size. */
async function byLaw<Person extends LawBonusWork>(
  { dependencies: { database }, actor }: UseCaseContext,
  people: readonly Person[],
  { companyId, year, law: facts, payer }: ByLaw,
) {
  const employments = await employeeRegistry.list(database, companyScope(actor, companyId));
  const law = lawBonusBasis(year, { payer, employments }, facts);
  return { law, employees: lawBonuses(law, people) };
}
