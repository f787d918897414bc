import type { WithholdingCertificate } from '../employee/certificate.schema.ts';
import type { Employee } from '../employee/employee.schema.ts';
import type { Cents } from '../money/cents.ts';
import { incomeTaxYear, withCertificateYear } from '../pay/income-tax-year.ts';
import type { CompanyPayTerms, PayParameters } from '../pay/pay-facts.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import type { PayInputs } from '../pay/time-entry.schema.ts';
import { CERTIFICATE_METHOD, certificateInForce } from '../pay/withholding/certificate/certificate-method.ts';
import type { OpeningIncomeTax } from '../pay/withholding/certificate/earlier-pay.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';
import type { RecordedEntry } from './replayed-year.ts';
import { incomeTaxOf } from './shifted-certificate-year.ts';

/** The change for an employee whose income tax is withheld by the certificate 499 R-4 from a day on. */
export type CertificateSwitch = {
  /** True if a certificate is in force on that day; without one there are no exemptions. */
  hasCertificate: boolean;
  /** True for a married person with the individual exemption, which the table's rules did not tell apart. */
  isMarriedIndividual: boolean;
  /** The tax of a period like the last paid one; null if the year has no pay of the employee's frequency. */
  tax: TaxOfSwitch | null;
};

/**
 * The tax of the last paid period without bonus and without a typed tax, as it is now and by certificate, in
 * cents. `restOfYear` is the difference times `periodsLeft`, the later periods of the year.
 */
export type TaxOfSwitch = {
  payDate: CalendarDate;
  now: Cents;
  byCertificate: Cents;
  periodsLeft: number;
  restOfYear: Cents;
};

/** An employee with the pay of the year, and what the tax by certificate depends on. */
export type EmployeeToSwitch = {
  employee: Pick<Employee, 'birthday' | 'maritalStatus' | 'personalExemption' | 'payFrequency'>;
  certificates: readonly WithholdingCertificate[];
  /** The employee's entries of the tax year in force, in any order. */
  entries: readonly RecordedEntry[];
  opening: OpeningIncomeTax | null;
};

/** The company's terms and its periods of the year and of the employee's frequency. */
export type SwitchTerms = {
  company: CompanyPayTerms;
  parameters: PayParameters;
  periods: readonly PayPeriod[];
};

/**
 * Returns the change for an employee who is switched to the certificate on a day. The pay of the rest of
 * the year is supposed to be like the last one.
 */
export function switchToCertificate(
  { employee, certificates, entries, opening }: EmployeeToSwitch,
  date: CalendarDate,
  { company, parameters, periods }: SwitchTerms,
): CertificateSwitch {
  const { maritalStatus, personalExemption } = employee;
  return {
    hasCertificate: certificateInForce(certificates, date) !== null,
    isMarriedIndividual: maritalStatus === 'married' && personalExemption === 'individual',
    tax: taxOfSwitch(),
  };

  function taxOfSwitch(): TaxOfSwitch | null {
    const last = lastOf(entries, employee.payFrequency);
    if (!last) return null;
    const payDate =
      yearOf(date) === yearOf(last.inputs.payDate) ? laterOf(date, last.inputs.payDate) : last.inputs.payDate;
    const person = { birthday: employee.birthday, certificates };
    const withholding = CERTIFICATE_METHOD.factsOf(person, { payDate, parameters, company });
    if (!withholding) return null;
    const inputs = regularPayOf(last.inputs);
    const facts = { ...last.facts, withholding };
    const own = incomeTaxYear(entries.filter((entry) => entry !== last).map(incomeTaxOf), opening);
    const place = { entryId: last.entryId, payDate, periodId: last.period.id, facts };
    const soFar = withCertificateYear(last.basis.soFar, { own, others: [] }, place);
    const now = calculatePayStatement(last.facts, inputs, last.basis.soFar).incomeTax.amount;
    const byCertificate = calculatePayStatement(facts, inputs, soFar).incomeTax.amount;
    const periodsLeft = periods.filter(({ start }) => start > last.period.end).length;
    const restOfYear = (byCertificate - now) * periodsLeft;
    return { payDate: last.inputs.payDate, now, byCertificate, periodsLeft, restOfYear };
  }
}

function lastOf(entries: readonly RecordedEntry[], payFrequency: Employee['payFrequency']) {
  return entries
    .filter(({ isCorrection, period }) => !isCorrection && period.frequency === payFrequency)
    .toSorted((a, b) => a.inputs.payDate.localeCompare(b.inputs.payDate) || a.entryId - b.entryId)
    .at(-1);
}

function regularPayOf({ editedIncomeTax: _, ...inputs }: PayInputs): PayInputs {
  return { ...inputs, earnings: { ...inputs.earnings, bonus: 0 } };
}

function laterOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
