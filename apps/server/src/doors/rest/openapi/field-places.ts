import type { OperationId } from '../../../text/api.es.ts';
import { FIELD_TEXTS, PATH_ID_TEXTS, TEXTS_IN } from '../../../text/described-fields.es.ts';
import { FIELD_VALUE_TEXTS } from '../../../text/described-values.es.ts';

/** The places that share what their names mean with another one. */
const PLACES_LIKE: Record<string, string> = {
  ...samePlace('Factor', 'signIn', 'changePassword', 'confirmSecondFactor', 'removeSecondFactor'),
  ...samePlace('Employer', 'SavedEmployer', 'PayrollEmployer', 'createEmployee', 'updateEmployee'),
  ...samePlace('Outemployer', 'SavedOutemployer', 'createContractor', 'updateContractor'),
  ...samePlace('Accountant', 'SavedAccountant', 'createAccountant', 'updateAccountant'),
  ...samePlace('CompanyTax', 'PaymentLine', 'createCompanyTax', 'updateCompanyTax'),
  ...samePlace('FixedTax', 'saveNamedFixedTax', 'saveFixedTax'),
  ...samePlace('YearParameters', 'saveYearParameters'),
  ...samePlace('Code', 'createCode', 'updateCode'),
  ...samePlace('PageOfRecords', 'listCompanies', 'listEmployees', 'listContractors'),
  ...samePlace(
    'Removal',
    'removeCompany',
    'removeEmployee',
    'removeContractor',
    'removeAccountant',
    'removeCompanyTax',
    'removeCode',
  ),
  ...samePlace('Version', 'TimeVersion', 'OuttimeVersion'),
  ...samePlace('Payment', 'OutemployerStatement', 'Outtime', 'SavedOuttime'),
  ...samePlace('LeaveMovement', 'adjustLeave'),
  ...samePlace('Disclosure', 'disclosures'),
  ...samePlace(
    'Document',
    'fileDocument',
    'previewReport',
    'whatIf',
    'whatIfReport',
    'w2prSuriText',
    'w2prSsaText',
    'form480Text',
    'contractorYear',
    'wagesText',
    'christmasBonus',
  ),
};

function samePlace(place: string, ...others: string[]): Record<string, string> {
  return Object.fromEntries(others.map((other) => [other, place]));
}

/** The calls whose path has an `id`, by whose it is. */
const PATH_IDS: Partial<Record<keyof typeof PATH_ID_TEXTS, readonly OperationId[]>> = {
  company: [
    'getCompany',
    'updateCompany',
    'switchCompany',
    'removeCompany',
    'companyCheques',
    'stateNextCheque',
    'companyPayrollAccounts',
    'updatePayrollAccounts',
    'companyDeposits',
    'updateDepositFacts',
    'companyPayCalendars',
    'setPayCalendar',
    'listCompanyPeriods',
    'contractorRuleEffects',
    'leaveRuleEffects',
    'listEmployees',
    'createEmployee',
    'listContractors',
    'createContractor',
    'listCompanyTaxes',
    'createCompanyTax',
    'listStaleTime',
  ],
  employee: [
    'getEmployee',
    'listEmployeeCertificates',
    'employeeSeverance',
    'employeeLastPay',
    'updateEmployee',
    'switchEmployee',
    'removeEmployee',
    'fixedTaxTotals',
    'loadTime',
    'employeeBalances',
    'bringForward',
    'removeOpening',
    'yearPayments',
    'adjustLeave',
  ],
  contractor: [
    'getContractor',
    'updateContractor',
    'switchContractor',
    'removeContractor',
    'loadContractorTime',
  ],
  pay: [
    'getTime',
    'amendTime',
    'deleteTime',
    'timeHistory',
    'entryReach',
    'previewRecalculation',
    'recalculateTime',
    'correctTime',
    'markTimePaid',
    'getContractorTime',
    'amendContractorTime',
    'deleteContractorTime',
    'contractorTimeHistory',
    'paymentReach',
    'markContractorTimePaid',
    'recalculateContractorTime',
  ],
};

const WHOSE_IDS = ['company', 'employee', 'contractor', 'pay'] as const;

/** Returns the sentence about the `id` in the path of a call. */
export function pathIdText(id: OperationId): string {
  const whose = WHOSE_IDS.find((one) => PATH_IDS[one]?.includes(id)) ?? 'other';
  return PATH_ID_TEXTS[whose];
}

/** The place of a field in the document: a schema or an operation, and the lists and objects in it. */
export type FieldPlace = { of: string; within: readonly string[] };

/** Returns the sentence about a field of the document, if it has one, with the meanings of its values. */
export function fieldDescription(
  name: string,
  place: FieldPlace,
  values: readonly unknown[] | undefined,
): string | undefined {
  const places = placesOf(place);
  const text = places.map((one) => TEXTS_IN[one]?.[name]).find((found) => found !== undefined);
  const sentence = text ?? FIELD_TEXTS[name];
  const words = places.map((one) => FIELD_VALUE_TEXTS[`${one}.${name}`]).find((found) => found !== undefined);
  const listed = valuesText(words ?? FIELD_VALUE_TEXTS[name] ?? {}, values);
  return sentence === undefined || listed === '' ? sentence : `${sentence} ${listed}`;
}

/** Returns the names of a place, the narrowest first: 'Month.closing.changed', 'Month.closing', 'Month'. */
function placesOf({ of, within }: FieldPlace): string[] {
  const names = [PLACES_LIKE[of] ?? of, ...within];
  return names.map((_, index) => names.slice(0, names.length - index).join('.'));
}

/** The number of values above which each has a line of its own. */
const MANY = 24;

function valuesText(words: Record<string, string>, values: readonly unknown[] | undefined): string {
  const described = Object.entries(words).filter(
    ([value]) => values === undefined || values.some((one) => String(one) === value),
  );
  if (described.length > MANY) return described.map(([value, word]) => `\n- ${value} = ${word}`).join('');
  const listed = described.map(([value, word]) => `${value} = ${word}`).join(', ');
  return listed && `${listed}.`;
}
