import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { anEmployee } from './employee.builder.ts';
import { type Employee, employeeSchema } from './employee.schema.ts';

const against = (overrides: Partial<Employee>) => refusals(employeeSchema, anEmployee(overrides));
const NO_RATES = { regular: 0, overtime: 0, mealPeriod: 0 };

describe('an employee', () => {
  it('may lack second names, vehicle, licence, class, date of leaving, dependents and allowances', () => {
    const bare: Partial<Employee> = {
      middleName: '',
      lastName: '',
      motherLastName: '',
      vehicleSticker: '',
      vehicleStickerDate: null,
      licensePlate: '',
      licence: '',
      workersCompensationClass: '',
      egressDate: null,
      dependents: 0,
      allowanceCount: 0,
    };
    expect(against(bare)).toEqual([]);
  });

  it('requires everything else', () => {
    const emptied = Object.fromEntries(
      Object.entries(anEmployee()).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
    );
    expect(refusals(employeeSchema, emptied)).toEqual([
      'firstName: required',
      'employeeType: required',
      'socialSecurityNumber: required',
      'maritalStatus: required',
      'gender: required',
      'birthday: required',
      'phoneNumber: required',
      'mobileNumber: required',
      'admissionDate: required',
      'payFrequency: required',
      'overtimeMultiplier: required',
      'withholdingMethod: required',
      'personalExemption: required',
    ]);
  });

  it('has names of letters', () => {
    expect(
      against({ firstName: 'Ana2', middleName: 'L.', lastName: 'Rivera#', motherLastName: 'O_' }),
    ).toEqual([
      'firstName: letters-only',
      'middleName: letters-only',
      'lastName: letters-only',
      'motherLastName: letters-only',
    ]);
  });

  it('may have balances and monthly credits of zero, never negative', () => {
    const terms = { openingMinutes: 0, openingDate: '2026-01-01', minutesPerMonth: 0, thresholdMinutes: 0 };
    expect(against({ leave: { vacation: terms, sick: terms } })).toEqual([]);
    expect(against({ leave: { vacation: { ...terms, openingMinutes: -1 }, sick: terms } })).toEqual([
      'leave.vacation.openingMinutes: hours-negative',
    ]);
  });

  it('is not admitted before birth', () => {
    expect(against({ birthday: '2020-01-15', admissionDate: '2020-01-15' })).toEqual([]);
    expect(against({ birthday: '2020-01-16', admissionDate: '2020-01-15' })).toEqual([
      'admissionDate: admission-before-birth',
    ]);
  });

  it('distinguishes a missing option from an invalid one', () => {
    expect(refusals(employeeSchema, { ...anEmployee(), gender: null })).toEqual(['gender: required']);
    expect(refusals(employeeSchema, { ...anEmployee(), gender: 'otro' })).toEqual(['gender: option-invalid']);
  });

  it('does not leave before admission', () => {
    expect(against({ admissionDate: '2020-01-15', egressDate: '2020-01-15' })).toEqual([]);
    expect(against({ admissionDate: '2020-01-15', egressDate: '2020-01-14' })).toEqual([
      'egressDate: end-before-start',
    ]);
  });

  it.each([-1, 1.5, 1_000, '2'])('has a whole number of dependents, not %j', (dependents) => {
    expect(refusals(employeeSchema, { ...anEmployee(), dependents })).toEqual(['dependents: count-invalid']);
  });
});

describe('an employee without a salary', () => {
  it('needs the three hourly rates', () => {
    expect(against({ salary: 0, rates: NO_RATES })).toEqual([
      'rates.regular: regular-rate-required',
      'rates.overtime: overtime-rate-required',
      'rates.mealPeriod: meal-rate-required',
    ]);
  });

  it('is refused for them together with the errors of other fields', () => {
    const wrong = {
      ...anEmployee({ salary: 0, rates: { ...NO_RATES, regular: 1_200, overtime: 1_800 } }),
      gender: '',
    };
    expect(refusals(employeeSchema, wrong)).toEqual([
      'gender: required',
      'rates.mealPeriod: meal-rate-required',
    ]);
  });

  it('needs no work hours', () => {
    expect(against({ salary: 0, workMinutes: 0 })).toEqual([]);
  });
});

describe('an employee with a salary', () => {
  it('needs the work hours of the salary, and no hourly rates', () => {
    expect(against({ salary: 100_000, workMinutes: 2_400, rates: NO_RATES })).toEqual([]);
    expect(against({ salary: 1, workMinutes: 0, rates: NO_RATES })).toEqual([
      'workMinutes: work-hours-required',
    ]);
  });
});

describe('pay rules', () => {
  it('run as soon as the fields that they compare are valid', () => {
    const tooMuch = { regular: 1_200, overtime: 1_000_000, mealPeriod: 2_400 };
    expect(against({ salary: 1, workMinutes: 0, rates: tooMuch })).toEqual([
      'rates.overtime: amount-too-large',
      'workMinutes: work-hours-required',
    ]);
  });
});

describe('income tax withholding', () => {
  it('needs a percentage for the flat rate, which may be zero', () => {
    expect(against({ withholdingMethod: 'flat-rate', withholdingRate: null })).toEqual([
      'withholdingRate: required',
    ]);
    expect(against({ withholdingMethod: 'flat-rate', withholdingRate: 0 })).toEqual([]);
  });

  it('needs no percentage for the table', () => {
    expect(against({ withholdingMethod: 'table', withholdingRate: null })).toEqual([]);
  });

  it.each([
    [{ personalExemption: 'joint' }, 'personalExemption'],
    [{ personalExemption: 'half' }, 'personalExemption'],
    [{ isOptionalComputation: true }, 'isOptionalComputation'],
  ] as const)('grants a single person by certificate no %j', (claimed, field) => {
    const single = { ...claimed, maritalStatus: 'single' } as const;
    const refused = [`${field}: married-only`];
    expect(against({ ...single, withholdingMethod: 'certificate' })).toEqual(refused);
    expect(against({ ...single, withholdingMethod: 'table' })).toEqual([]);
    const married = { ...single, maritalStatus: 'married', withholdingMethod: 'certificate' } as const;
    expect(against(married)).toEqual([]);
  });

  it('keeps a percentage that is not in use', () => {
    expect(against({ withholdingMethod: 'table', withholdingRate: 70_000 })).toEqual([]);
  });
});
