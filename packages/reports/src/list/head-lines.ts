import type { Company } from '@garita/domain/company/company.schema';
import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { withoutYears } from '@garita/domain/text/access-texts.es';
import { LIST } from '../text/labels.es.ts';
import { commercialRegister, employerNumber, phone } from '../text/printed-identity.ts';

/** The facts of the company that a list prints. */
export type ListEmployer = Pick<
  Company,
  | 'name'
  | 'employerIdentificationNumber'
  | 'commercialRegister'
  | 'insurancePolicyNumber'
  | 'phoneNumber'
  | 'businessEndDate'
>;

const PRINTED = { employerIdentificationNumber: employerNumber, commercialRegister } as const;

/** Returns two lines below the name: the number that the agency knows, and the telephone. */
export function employerLines(employer: ListEmployer, by: keyof typeof PRINTED): string[] {
  return [
    `${LIST.knownBy[by]}: ${PRINTED[by](employer[by])}`,
    `${LIST.phone}: ${phone(employer.phoneNumber)}`,
  ];
}

/** Returns the note of a period's list about years that the reader may not see. */
export function yearsLeftOutLine(years: readonly number[] | undefined): string[] {
  return years === undefined || years.length === 0 ? [] : [withoutYears(years)];
}

/** A company that may say the rate of its premium to the CFSE. */
export type InsuredEmployer = ListEmployer & Pick<Company, 'workersCompensationRate'>;

/**
 * Returns the note about the premium that an employer's cost leaves out where the company has not entered
 * the rate.
 */
export function premiumLine({ workersCompensationRate: rate }: InsuredEmployer): string[] {
  return rate === null ? [LIST.withoutPremium] : [];
}

/** Returns both surnames, which the lists of the agencies have in one column. */
export function surnames({ lastName, motherLastName }: PersonName): string {
  return [lastName, motherLastName].filter(Boolean).join(' ');
}

/**
 * Returns the line that names the only employee of a list, so that nobody takes its total for everybody's.
 */
export function onlyEmployeeLine(only: PersonName | undefined): string[] {
  return only ? [LIST.only(fullName(only))] : [];
}
