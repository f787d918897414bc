import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { openingIncomeTax } from '@garita/domain/pay/income-tax-year';
import { companyPayTerms } from '@garita/domain/pay/pay-facts';
import { isNonResident } from '@garita/domain/pay/withholding/non-resident-withholding';
import { byEmployee } from '@garita/domain/returns/paid-entry';
import { yearOf } from '@garita/domain/time/calendar-date';
import { companyPeriods } from '@garita/domain/time/company-periods';
import { type CertificateSwitch, switchToCertificate } from '@garita/domain/what-if/certificate-switch';
import { allOf } from '@garita/ledger/database/all-of';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { timeEntriesOfTaxYear } from '@garita/ledger/queries/pay/time-entries';
import { readPayTerms } from '@garita/ledger/record-pay/pay-subject';
import { listCertificatesOfCompany } from '@garita/ledger/registry/records/certificates';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { listPayCalendars } from '@garita/ledger/registry/records/pay-calendars';
import { orNotFound } from '../../../refusal/app-error.ts';
import { companyScope, requireCompany } from '../../access.ts';
import { longWork } from '../../long-work.ts';
import { useCase } from '../../use-case.ts';
import { recordedEntry } from './what-if.ts';

/** An employee whose tax is not withheld by certificate, and what changes if it is. */
export type EmployeeSwitch = CertificateSwitch & {
  employeeId: number;
  /** The version of the record, which the switch names. */
  version: number;
  name: string;
  withholdingMethod: Employee['withholdingMethod'];
};

type OfCompany = { companyId: number };

/**
 * Lists the active employees of a company whose tax is not withheld by certificate, by first name, with the
 * tax of their last pay of this year now and by certificate. Nothing is stored. Errors: `not-found`.
 */
export const previewCertificateSwitch = useCase(
  'records:write',
  async (context, { companyId }: OfCompany): Promise<EmployeeSwitch[]> => {
    await requireCompany(context.dependencies.database, context.actor, companyId);
    return certificateSwitches(context, { companyId });
  },
);

/** Calculates the list of `previewCertificateSwitch`. */
export const certificateSwitches = longWork(
  'certificate-switch',
  async (
    { dependencies: { database, today }, actor },
    { companyId }: OfCompany,
  ): Promise<EmployeeSwitch[]> => {
    const date = today();
    const year = yearOf(date);
    const scope = companyScope(actor, companyId);
    const { company, employees, certificates, terms, calendars, entries, openings } = await allOf({
      company: companyRegistry.find(database, actor, companyId),
      employees: employeeRegistry.list(database, scope),
      certificates: listCertificatesOfCompany(database, scope),
      terms: readPayTerms(database, scope),
      calendars: listPayCalendars(database, companyId),
      entries: timeEntriesOfTaxYear(database, companyId, year),
      openings: openingBalancesOfYear(database, [companyId], year),
    });
    const paid = new Map(byEmployee(entries));
    const { parameters } = terms;
    return employees
      .filter(
        ({ isActive, withholdingMethod }) =>
          isActive && withholdingMethod !== 'certificate' && !isNonResident(withholdingMethod),
      )
      .map((employee) => {
        const { id, version, withholdingMethod, payFrequency } = employee;
        const opening = openings.get(id);
        const toSwitch = {
          employee,
          certificates: certificates.get(id) ?? [],
          entries: (paid.get(id) ?? []).map(recordedEntry),
          opening: opening ? openingIncomeTax(opening) : null,
        };
        const periods = companyPeriods(calendars, year, payFrequency);
        const switched = switchToCertificate(toSwitch, date, {
          company: companyPayTerms(orNotFound(company)),
          parameters,
          periods,
        });
        return { employeeId: id, version, name: fullName(employee), withholdingMethod, ...switched };
      });
  },
);
