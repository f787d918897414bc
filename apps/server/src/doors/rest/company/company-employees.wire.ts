import { frequencyDigit } from '@garita/domain/time/pay-period';
import { z } from 'zod';
import type { CompanyRecord } from '../../../application/company/companies.ts';
import type { CompanyWithEmployees } from '../../../application/company/company-employees.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { companyAnswer, companyWire } from './company.wire.ts';

/** The facts by which an employee is chosen. */
const CHOSEN_EMPLOYEE = z.strictObject({
  id: z.int(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  mother_last_name: z.string(),
  period_norma: z.int(),
  is_deleted: z.boolean(),
});

/** A company on the wire, with what it takes to choose one of its employees. */
export const companyWithEmployeesAnswer = answerWire(
  'CompanyWithEmployees',
  () => ({
    id: z.int(),
    ...companyWire.shape(),
    is_deleted: z.boolean(),
    employers: z.array(CHOSEN_EMPLOYEE),
  }),
  ({ employees, ...company }: CompanyRecord & { employees: readonly ChosenEmployee[] }) => ({
    ...companyAnswer(company),
    employers: employees.map(chosenEmployee),
  }),
);

type ChosenEmployee = Pick<
  CompanyWithEmployees['employees'][number],
  'id' | 'isActive' | 'payFrequency' | 'firstName' | 'middleName' | 'lastName' | 'motherLastName'
>;

function chosenEmployee({ id, isActive, payFrequency, ...names }: ChosenEmployee) {
  return {
    id,
    first_name: names.firstName,
    middle_name: names.middleName,
    last_name: names.lastName,
    mother_last_name: names.motherLastName,
    period_norma: frequencyDigit(payFrequency),
    is_deleted: !isActive,
  };
}
