import { type AddressDraft, NEW_ADDRESS } from '../field/address.schema.ts';
import type { Company } from './company.schema.ts';
import { nextControlRange } from './control-range.ts';

type Unset =
  | 'businessStartDate'
  | 'jurisdiction'
  | 'payer'
  | 'unemploymentRate'
  | 'postalAddress'
  | 'physicalAddress';

/** A company form before any input; choices and facts to look up are absent. */
export type CompanyDraft = Omit<Company, Unset> & {
  postalAddress: AddressDraft;
  physicalAddress: AddressDraft;
};

export type CompanyDefaultsInput = {
  /** The current year in Puerto Rico, with which the control numbers start. */
  year: number;
  /** The number of companies in the account, inactive ones included. */
  companyCount: number;
  /** The account's first active accountant. */
  accountantId: number;
};

/**
 * Returns the initial values of a new company (specification, Company and Business constants):
 *
 * - special contribution: 1.00 % of the wages taxable for unemployment; Puerto Rico Employment Security Act
 * (Act 74-1956), special assessment, in force 2024 to 2026;
 * - disability insurance, employer's share: 0.30 %; Act 139-1968, in force 2024 to 2026;
 * - chauffeur insurance: 0.80 dollars a week, 0.50 of it from the employee; Act 428-1950, in force 2024 to
 * 2026.
 *
 * Leave starts at zero, which cannot be saved, so that every company enters its own policy.
 */
export function companyDefaults({ year, companyCount, accountantId }: CompanyDefaultsInput): CompanyDraft {
  return {
    ...EMPTY_TEXTS,
    accountantId,
    postalAddress: NEW_ADDRESS,
    physicalAddress: NEW_ADDRESS,
    businessEndDate: null,
    entityType: null,
    w2ControlRange: nextControlRange(year, companyCount),
    form480ControlRange: nextControlRange(year, companyCount),
    unemploymentRateSince: null,
    earlierUnemploymentRate: null,
    specialContributionRate: 10_000,
    disabilityRate: 0,
    employerDisabilityRate: 3_000,
    chauffeurAccountNumber: '000000000000',
    chauffeurWeeklyRate: 80,
    employeeChauffeurShare: 50,
    workersCompensationRate: null,
    leaveRule: 'specification',
    isSmallEmployer: false,
    mealRule: 'specification',
    codaPlanKind: 'none',
    farmUntaxed: false,
    defaultWithholdingMethod: null,
    contractorRule: 'specification',
    leavePolicy: {
      vacationMinutesPerMonth: 0,
      vacationThresholdMinutes: 0,
      sickMinutesPerMonth: 0,
      sickThresholdMinutes: 0,
    },
  };
}

const EMPTY_TEXTS = {
  name: '',
  fileName: '',
  fileStreet: '',
  email: '',
  contact: '',
  contactNumber: '',
  phoneNumber: '',
  faxNumber: '',
  website: '',
  employerIdentificationNumber: '',
  commercialRegister: '',
  industrialCode: '',
  unemploymentAccountNumber: '',
  insurancePolicyNumber: '',
};
