import { chauffeurWeeks } from '@garita/domain/filing/chauffeur-weeks';
import { insuranceReturn, insuredWages } from '@garita/domain/filing/insurance';
import { quarterMonths, quarterOf } from '@garita/domain/filing/quarter';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { monthOf } from '@garita/domain/time/calendar-date';
import { employees } from '@garita/ledger/registry/employees';
import { chauffeurQuarter, unemploymentQuarter } from '@garita/reports/catalogue';
import type { Context } from '../use-case.ts';
import { type Download, rendered } from './download.ts';
import { formHead, paidInYear } from './filed-pay.ts';

/** PRUI-10 of a quarter with its detail. The form has social security numbers whole. */
export async function unemploymentOfQuarter(
  context: Context,
  { companyId, year, quarter }: ReportRequestOf<'unemployment'>,
): Promise<Download> {
  const head = await formHead(context, companyId);
  const people = await wholeEmployees(context, companyId);
  const { entries, before } = await paidInYear(context.dependencies.database, companyId, year);
  const chauffeurs = new Set(people.filter(({ isChauffeur }) => isChauffeur).map(({ id }) => id));
  const insured = insuredWages(entries, quarter, { before, isChauffeur: (id) => chauffeurs.has(id) });
  const { unemploymentRate, specialContributionRate, disabilityRate, employerDisabilityRate } = head.company;
  const rates = {
    unemployment: unemploymentRate,
    special: specialContributionRate,
    disability: disabilityRate + employerDisabilityRate,
  };
  const [first = 0, second = 0, third = 0] = quarterMonths(quarter).map(
    (month) =>
      new Set(entries.filter(({ payDate }) => monthOf(payDate) === month).map(({ employeeId }) => employeeId))
        .size,
  );
  return rendered(unemploymentQuarter, {
    ...head,
    year,
    quarter,
    employees: [first, second, third],
    lines: insuranceReturn(insured, rates),
    rates,
    rows: insured.flatMap(({ employeeId, wages }) => {
      const person = people.find(({ id }) => id === employeeId);
      return person ? [{ ...person, name: person, wages }] : [];
    }),
  });
}

/** The chauffeur insurance of a quarter, of those who are chauffeurs. The form has social security numbers whole. */
export async function chauffeursOfQuarter(
  context: Context,
  { companyId, year, quarter }: ReportRequestOf<'chauffeur-insurance'>,
): Promise<Download> {
  const head = await formHead(context, companyId);
  const people = await wholeEmployees(context, companyId);
  const { entries } = await paidInYear(context.dependencies.database, companyId, year);
  const ofQuarter = entries.filter(({ payDate }) => quarterOf(payDate) === quarter);
  return rendered(chauffeurQuarter, {
    ...head,
    year,
    quarter,
    weeklyRate: head.company.chauffeurWeeklyRate,
    rows: people.flatMap((person) => {
      const own = ofQuarter.filter(({ employeeId }) => person.isChauffeur && employeeId === person.id);
      return own.length > 0 ? [{ ...person, name: person, weeks: chauffeurWeeks(own) }] : [];
    }),
  });
}

/** The employees of a company with their numbers whole, for the forms that have to have them. */
function wholeEmployees({ dependencies: { database, keyring }, actor }: Context, companyId: number) {
  return employees.opened(keyring).list(database, { accountId: actor.accountId, companyId });
}
