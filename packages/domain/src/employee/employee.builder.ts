import { NO_FILE_WORDS } from '../field/file-words.schema.ts';
import type { Employee } from './employee.schema.ts';

/** Builds a valid employee paid by the hour, for tests and demonstrations; give only what matters. */
export function anEmployee(overrides: Partial<Employee> = {}): Employee {
  return {
    firstName: 'Ana',
    middleName: 'L',
    lastName: 'Rivera',
    motherLastName: 'Ortiz',
    nameSuffix: '',
    externalNumber: '',
    employeeType: 'regular',
    // Numbers that start with 9 are never issued.
    socialSecurityNumber: '900550001',
    maritalStatus: 'single',
    gender: 'woman',
    birthday: '1990-05-20',
    address: { street: '7 Calle Luna', municipalityId: 13, state: 'PR', zip: '00725' },
    phoneNumber: '7875550110',
    mobileNumber: '9395550110',
    ...NO_FILE_WORDS,
    vehicleSticker: '',
    vehicleStickerDate: null,
    licensePlate: '',
    licence: '',
    isChauffeur: false,
    workersCompensationClass: '',
    hasPartialWages: false,
    admissionDate: '2020-01-15',
    egressDate: null,
    salary: 0,
    workMinutes: 0,
    rates: { regular: 1_200, overtime: 1_800, mealPeriod: 2_400 },
    payFrequency: 'weekly',
    overtimeMultiplier: 'one-and-a-half',
    worksFourTens: false,
    isExempt: false,
    dayMinutes: 480,
    isLeaveEdited: false,
    withholdingMethod: 'table',
    withholdingRate: null,
    personalExemption: 'individual',
    dependents: 0,
    hasSharedCustody: false,
    allowanceCount: 0,
    isVeteran: false,
    sharedDependents: 0,
    isOptionalComputation: false,
    additionalWithholding: 0,
    youthOptOut: false,
    certificateDate: null,
    leave: {
      vacation: {
        openingMinutes: 0,
        openingDate: '2026-01-01',
        minutesPerMonth: 480,
        thresholdMinutes: 7_800,
      },
      sick: { openingMinutes: 0, openingDate: '2026-01-01', minutesPerMonth: 480, thresholdMinutes: 7_800 },
    },
    vacationMinutesBefore: null,
    payrollType: 1,
    scheduleType: 1,
    ...overrides,
  };
}

let made = 0;

/**
 * Builds another employee at each call. The social security numbers are a sequence, so that one company can
 * have several.
 */
export function anotherEmployee(overrides: Partial<Employee> = {}): Employee {
  made += 1;
  return anEmployee({ socialSecurityNumber: String(900_600_000 + made), ...overrides });
}
