import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { employeeDefaults } from '@garita/domain/employee/employee-defaults';
import { expect, it } from 'vitest';
import { employeeAnswer, employeeWire } from './employee.wire.ts';
import { newEmployeeBody } from './new-employee.wire.ts';

const chauffeur = anEmployee({
  isChauffeur: true,
  hasPartialWages: true,
  vehicleSticker: 'M-100',
  vehicleStickerDate: '2026-02-01',
  licensePlate: 'ABC-123',
  licence: '4455667',
  salary: 120_000,
  workMinutes: 2_400,
  withholdingMethod: 'flat-rate',
  withholdingRate: 105_000,
});

it('reads back every employee that it writes', () => {
  expect(employeeWire.decode(employeeWire.encode(chauffeur))).toEqual(chauffeur);
  expect(employeeWire.decode(employeeWire.encode(anEmployee()))).toEqual(anEmployee());
});

it('spells an employee as the documented interface does', () => {
  expect(
    employeeAnswer({
      id: 9,
      companyId: 7,
      isActive: true,
      version: 5,
      leaveBalances: { vacation: 2_415, sick: -90 },
      ...chauffeur,
    }),
  ).toEqual({
    id: 9,
    company_id: 7,
    version: 5,
    name_suffix: '',
    external_number: '',
    file_first_name: '',
    file_middle_name: '',
    file_last_name: '',
    file_address: '',
    is_deleted: false,
    first_name: 'Ana',
    middle_name: 'L',
    last_name: 'Rivera',
    mother_last_name: 'Ortiz',
    employee_type: 1,
    social_security_number: '900-55-0001',
    marital_status: 1,
    gender: 2,
    birthday: '1990-05-20',
    address: '7 Calle Luna',
    address_country: 13,
    address_state: 'PR',
    address_number: '00725',
    phone_number: '787-555-0110',
    smartphone_number: '939-555-0110',
    marbete: 'M-100',
    date_marb: '2026-02-01',
    clipboard: 'ABC-123',
    licence: '4455667',
    choferil: 'SI',
    category_cfse: '',
    type: 2,
    date_admission: '2020-01-15',
    date_egress: null,
    salary: 1200,
    work_hours: 40,
    regular_time: 12,
    overtime: 18,
    mealtime: 24,
    overtime_multiplier: 1.5,
    four_tens: false,
    exempt: false,
    day_hours: '08:00',
    leave_edited: false,
    period_norma: 1,
    retention_type: '1',
    payment_percentage: '10.5%',
    exec_personal: 1,
    number_dependents: 0,
    shared_custody: false,
    number_concessions: 0,
    veteran: false,
    shared_dependents: 0,
    optional_computation: false,
    additional_withholding: 0,
    youth_opt_out: false,
    certificate_date: null,
    vacation_time: '00:00',
    vacation_date: '2026-01-01',
    vacation_hours: 8,
    vacation_hours_before: null,
    vacation_hours_monthly: 130,
    sick_time: '00:00',
    sicks_date: '2026-01-01',
    sicks_hours: 8,
    sicks_hours_monthly: 130,
    vacation_acum_hours: '40:15',
    sicks_acum_hours: '-01:30',
    type_payroll: 1,
    schedule_type: 1,
  });
});

it("answers '0%' where the table withholds, and reads it as none there and as a rate of nothing by flat rate", () => {
  const byTable = employeeWire.encode(anEmployee());
  expect(byTable).toMatchObject({ retention_type: '2', payment_percentage: '0%' });
  expect(employeeWire.decode(byTable).withholdingRate).toBeNull();
  expect(employeeWire.decode({ ...byTable, retention_type: 1 }).withholdingRate).toBe(0);
});

it('lets everything be left out that the specification does not require', () => {
  const {
    salary,
    date_egress,
    number_dependents,
    shared_custody,
    number_concessions,
    veteran,
    work_hours,
    clipboard,
    type,
    marbete,
    date_marb,
    licence,
    last_name,
    mother_last_name,
    middle_name,
    category_cfse,
    type_payroll,
    schedule_type,
    payment_percentage,
    ...required
  } = employeeWire.encode(anEmployee());
  expect(employeeWire.decode(required)).toEqual(
    anEmployee({ middleName: '', lastName: '', motherLastName: '' }),
  );
});

it('takes a social security number with its own hyphens or none, and refuses those of an employer’s number', () => {
  const employee = employeeWire.encode(anEmployee());
  const numbered = (social_security_number: string) => () =>
    employeeWire.decode({ ...employee, social_security_number });
  expect(numbered('901-55-1234')()).toHaveProperty('socialSecurityNumber', '901551234');
  expect(numbered('901551234')()).toHaveProperty('socialSecurityNumber', '901551234');
  const errors = [{ path: ['social_security_number'], code: 'social-security-invalid' }];
  expect(numbered('90-1551234')).toThrow(expect.objectContaining({ facts: { errors } }));
});

it.each([
  ['choferil', 'QUIZAS'],
  ['shared_custody', 'quiza'],
])('refuses what is no choice of %s as that, and not as left out', (name, wire) => {
  const decode = () => employeeWire.decode({ ...employeeWire.encode(anEmployee()), [name]: wire });
  const errors = [{ path: [name], code: 'option-invalid' }];
  expect(decode).toThrow(expect.objectContaining({ facts: { errors } }));
});

it('says of a new employee together that the birth is to come and that the admission was before it', () => {
  const today = '2026-03-02';
  const sent = { ...employeeWire.encode(anEmployee()), birthday: '2030-01-01', date_admission: '2020-01-01' };
  const known = { draft: employeeDefaults(aCompany().leavePolicy, today), company: aCompany(), today };
  const errors = [
    { path: ['date_admission'], code: 'admission-before-birth' },
    { path: ['birthday'], code: 'birth-in-future' },
  ];
  expect(() => newEmployeeBody.decode(sent)(known)).toThrow(expect.objectContaining({ facts: { errors } }));
});

it('gives a new employee the leave of the law where the company has its rule, and keeps what is sent', () => {
  const today = '2026-03-02';
  const company = aCompany({ leaveRule: 'law' });
  const { vacation_hours, vacation_hours_monthly, sicks_hours, sicks_hours_monthly, ...sent } =
    employeeWire.encode(anEmployee({ admissionDate: '2024-06-01', dayMinutes: 360 }));
  const known = { draft: employeeDefaults(company.leavePolicy, today), company, today };
  // One year is complete: 3/4 of 6 hours of vacation, a day of sick leave, with 130 hours of work.
  expect(newEmployeeBody.decode(sent)(known).record.leave).toMatchObject({
    vacation: { minutesPerMonth: 270, thresholdMinutes: 7_800 },
    sick: { minutesPerMonth: 360, thresholdMinutes: 7_800 },
  });
  const typed = newEmployeeBody.decode({ ...sent, vacation_hours: 10 })(known);
  expect(typed.record.leave.vacation).toMatchObject({ minutesPerMonth: 600, thresholdMinutes: 7_800 });
});

it('reads the multiplier of overtime as a number, and 1.5 where it is left out', () => {
  const { overtime_multiplier, ...older } = employeeWire.encode(anEmployee());
  expect(overtime_multiplier).toBe(1.5);
  expect(employeeWire.decode({ ...older, overtime_multiplier: '2.0' }).overtimeMultiplier).toBe('double');
  expect(employeeWire.decode(older).overtimeMultiplier).toBe('one-and-a-half');
  expect(() => employeeWire.decode({ ...older, overtime_multiplier: 3 })).toThrow('invalid-input');
});
