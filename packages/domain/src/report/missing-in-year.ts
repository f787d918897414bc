import type { AccountantRecord } from '../account/accountant-record.schema.ts';
import type { Company } from '../company/company.schema.ts';
import {
  type ContractorOfForms,
  type EmployeeOfForms,
  type MissingFact,
  missingFacts,
} from './missing-fact.ts';
import type { ReportName } from './report-request.ts';

/** The facts of an employee that the forms of a year need. */
export type EmployeeInYear = EmployeeOfForms & { id: number; isChauffeur: boolean };

/** The facts of a contractor that the forms of a year need. */
export type ContractorInYear = ContractorOfForms & { id: number };

/** The documents that every employer files in a year. The 943 prints the same facts as the 941. */
const FILED_BY_ALL = ['form-941', 'form-499', 'unemployment', 'workers-compensation', 'w2pr'] as const;

/**
 * Returns the facts that the forms of a year need and a company's records lack, each once, in the order of
 * the forms. Omits control numbers, which `remainingNumbersIfFew` reports.
 *
 * @param people the employees and contractors in the year's forms
 */
export function missingInYear(
  records: { company: Company & { id: number }; accountant: (AccountantRecord & { id: number }) | undefined },
  people: { employees: readonly EmployeeInYear[]; contractors: readonly ContractorInYear[] },
): MissingFact[] {
  const { employees, contractors } = people;
  const chauffeurs = employees.filter(({ isChauffeur }) => isChauffeur);
  const lackedBy = (form: ReportName, named: Partial<typeof people>) =>
    missingFacts(form, { ...records, employees: [], contractors: [], ...named });
  const all = [
    ...(employees.length > 0 ? FILED_BY_ALL.flatMap((form) => lackedBy(form, { employees })) : []),
    ...(chauffeurs.length > 0 ? lackedBy('chauffeur-insurance', { employees: chauffeurs }) : []),
    ...(contractors.length > 0 ? lackedBy('form-480-text', { contractors }) : []),
  ];
  const each = new Map(all.map((fact) => [`${fact.of} ${fact.id} ${fact.field}`, fact]));
  return [...each.values()].filter(({ field }) => !field.endsWith('ControlRange.last'));
}
