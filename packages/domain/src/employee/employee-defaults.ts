import type { CompanyLeavePolicy } from '../company/company.schema.ts';
import { type AddressDraft, NEW_ADDRESS } from '../field/address.schema.ts';
import { NO_FILE_WORDS } from '../field/file-words.schema.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Employee } from './employee.schema.ts';
import { STANDARD_DAY_MINUTES, STANDARD_THRESHOLD_MINUTES } from './initial-leave.ts';

type Unset =
  | 'employeeType'
  | 'maritalStatus'
  | 'gender'
  | 'birthday'
  | 'address'
  | 'admissionDate'
  | 'payFrequency'
  | 'withholdingMethod'
  | 'personalExemption';

/**
 * An employee form before any input; required choices are absent. The company may propose a method of
 * withholding.
 */
export type EmployeeDraft = Omit<Employee, Unset> &
  Partial<Pick<Employee, 'withholdingMethod'>> & { address: AddressDraft };

/**
 * Returns the initial values of a new employee: the company's leave policy (130 hours if it has no
 * threshold), a leave balance of zero as of `today`, and no pay. Once an admission date is typed,
 * `initialVacationMinutes` replaces the vacation per month.
 */
export function employeeDefaults(leavePolicy: CompanyLeavePolicy, today: CalendarDate): EmployeeDraft {
  return {
    ...EMPTY_TEXTS,
    address: NEW_ADDRESS,
    vehicleStickerDate: null,
    isChauffeur: false,
    hasPartialWages: false,
    egressDate: null,
    salary: 0,
    workMinutes: 0,
    rates: { regular: 0, overtime: 0, mealPeriod: 0 },
    overtimeMultiplier: 'one-and-a-half',
    worksFourTens: false,
    isExempt: false,
    dayMinutes: STANDARD_DAY_MINUTES,
    isLeaveEdited: false,
    withholdingRate: null,
    dependents: 0,
    hasSharedCustody: false,
    allowanceCount: 0,
    isVeteran: false,
    ...NO_CERTIFICATE,
    leave: startingLeave(leavePolicy, today),
    vacationMinutesBefore: null,
    payrollType: 1,
    scheduleType: 1,
  };
}

function startingLeave(policy: CompanyLeavePolicy, today: CalendarDate): Employee['leave'] {
  const opening = { openingMinutes: 0, openingDate: today };
  return {
    vacation: {
      ...opening,
      minutesPerMonth: policy.vacationMinutesPerMonth,
      thresholdMinutes: policy.vacationThresholdMinutes || STANDARD_THRESHOLD_MINUTES,
    },
    sick: {
      ...opening,
      minutesPerMonth: policy.sickMinutesPerMonth,
      thresholdMinutes: policy.sickThresholdMinutes || STANDARD_THRESHOLD_MINUTES,
    },
  };
}

/** The certificate fields of an employee without a certificate. */
const NO_CERTIFICATE = {
  sharedDependents: 0,
  isOptionalComputation: false,
  additionalWithholding: 0,
  youthOptOut: false,
  certificateDate: null,
};

const EMPTY_TEXTS = {
  ...NO_FILE_WORDS,
  nameSuffix: '',
  externalNumber: '',
  firstName: '',
  middleName: '',
  lastName: '',
  motherLastName: '',
  socialSecurityNumber: '',
  phoneNumber: '',
  mobileNumber: '',
  vehicleSticker: '',
  licensePlate: '',
  licence: '',
  workersCompensationClass: '',
};
