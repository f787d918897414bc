import { expect, it } from 'vitest';
import { answersOf } from '../route.ts';
import { ROUTE_GROUPS } from '../route-groups.ts';
import type { RouteSpec } from '../route-spec.ts';
import { refuseUnknownNames } from './refuse-unknown-names.ts';

const SPECS = new Map(
  ROUTE_GROUPS.flatMap(({ routes }) => routes.map(({ spec }) => [spec.id as string, spec as RouteSpec])),
);

/** The names that a call refuses as unknown, of these. */
function unknownTo(id: string, names: readonly string[]): string[] {
  const spec = SPECS.get(id);
  if (!spec?.body) throw new Error(`${id} has no body`);
  try {
    readNow(
      refuseUnknownNames(spec.body, answersOf(spec)).decode(
        Object.fromEntries(names.map((name) => [name, null])),
      ),
    );
    return [];
  } catch (error) {
    // Decoding throws no other error.
    const { facts } = error as { facts: { errors: { path: string[]; code: string }[] } };
    return facts.errors.flatMap(({ path, code }) => (code === 'unknown-field' ? path : []));
  }
}

/** Runs a deferred reader with no facts. */
function readNow(read: unknown): void {
  if (typeof read === 'function') readNow(read({ draft: {}, accountants: [] }));
  else if (isChange(read)) read.change({});
  else if (isWrapped(read)) readNow(read.read);
}

/** Returns true for a record that is read later, beside a reason or a version. */
function isWrapped(read: unknown): read is { read: unknown } {
  return typeof read === 'object' && read !== null && 'read' in read;
}

function isChange(read: unknown): read is { change: (saved: object) => unknown } {
  return typeof read === 'object' && read !== null && 'change' in read && typeof read.change === 'function';
}

// As the specification lists the fields of each kind of record; a program sends what it has.
const TIME =
  'id paid period period_id regular_time over_time meal_time vacation_time sick_time holiday_time tips commissions concessions ' +
  'salary bonus others memo pay_date created_at retention_type employer_retained tax_pr tax_pr_percent regular_pay ' +
  'regular_amount over_amount meal_amount overtime_pay meal_time_pay vacation_pay sick_pay holyday_pay inability medicare ' +
  'secure_social social_tips choferil donation refund asume aflac medical_insurance coda_plans accountant_id ' +
  'vacation_acum_hours sicks_acum_hours payment';
const COMPANY =
  'id name is_deleted commercial_register jurisdiction accountant_id email contact contact_number website phone_number ' +
  'fax_number postal_address zipcode_postal_address country_postal_address state_postal_addess physical_address ' +
  'zipcode_physical_address country_physical_address state_physical_address number_patronal w2_first_control w2_last_control ' +
  'sp_first_control sp_last_control date_close coml special_contribution industrial_code payer desem disabled_percent ' +
  'vacation_hours vacation_date sicks_hours sicks_date choferil_number unemployment_percentage employed_contribution ' +
  'polize_number driver_code driver_rate employers';
const EMPLOYEE =
  'id company_id name first_name middle_name last_name mother_last_name employee_type social_security_number marital_status ' +
  'gender birthday address address_country address_state address_number phone_number smartphone_number marbete date_marb ' +
  'clipboard type licence category_cfse choferil date_admission date_egress salary work_hours regular_time overtime mealtime ' +
  'retention_type payment_percentage exec_personal period_norma number_dependents shared_custody number_concessions veteran ' +
  'vacation_time sick_time vacation_hours vacation_hours_monthly vacation_date sicks_hours sicks_hours_monthly sicks_date ' +
  'vacation_acum_hours sicks_acum_hours type_payroll schedule_type is_deleted';
const CONTRACTOR =
  'last_name mother_last_name first_name middle_name email account_number type_entity gender birthday fax website withholding ' +
  'regular_pay merchant_register employer_id bank_account address n_waiver type_waiver exencion address_state ' +
  'address_country address_number phone_number smartphone_number is_deleted';
const CONTRACTOR_TIME = 'id paid regular_hours regular_min detained year pay_date regular_pay created_at';

it.each([
  ['createCompany', COMPANY],
  ['updateCompany', COMPANY],
  ['createEmployee', EMPLOYEE],
  ['updateEmployee', EMPLOYEE],
  ['createContractor', CONTRACTOR],
  ['updateContractor', CONTRACTOR],
  ['loadTime', TIME],
  ['amendTime', TIME],
  ['loadContractorTime', CONTRACTOR_TIME],
  ['amendContractorTime', CONTRACTOR_TIME],
  ['saveFixedTax', 'id name amount limit effective_from in_force_since'],
  ['createCode', 'owner email code amount is_deleted'],
  ['createCompanyTax', 'id name amount value required type_taxe type_amount is_active is_deleted edited'],
  ['updateCompanyTax', 'id name amount value required type_taxe type_amount is_active is_deleted edited'],
])('%s takes every name that the specification has for it', (id, names) => {
  expect(unknownTo(id, names.split(' '))).toEqual([]);
});

it('refuses a name that only looks like one of its own', () => {
  expect(unknownTo('amendTime', ['overtime', 'over_time'])).toEqual(['overtime']);
  expect(unknownTo('updateCompany', ['state_postal_address'])).toEqual(['state_postal_address']);
});
