import type { AccountantRecord } from '../account/accountant-record.schema.ts';
import type { Company } from '../company/company.schema.ts';
import { numbersIn } from '../company/control-range.ts';
import type { Contractor } from '../contractor/contractor.schema.ts';
import type { Employee } from '../employee/employee.schema.ts';
import type { ReportName } from './report-request.ts';

// The facts that forms print from each kind of record, by the path of the record's form field. `PRINTED`
// lists the facts of each document; the boxes are in packages/reports.

const COMPANY_FACTS = {
  employerIdentificationNumber: (company: Company) => company.employerIdentificationNumber,
  commercialRegister: (company: Company) => company.commercialRegister,
  'postalAddress.street': (company: Company) => company.postalAddress.street,
  'postalAddress.zip': (company: Company) => company.postalAddress.zip,
  'physicalAddress.street': (company: Company) => company.physicalAddress.street,
  contact: (company: Company) => company.contact,
  contactNumber: (company: Company) => company.contactNumber,
  phoneNumber: (company: Company) => company.phoneNumber,
  industrialCode: (company: Company) => company.industrialCode,
  entityType: (company: Company) => company.entityType,
  unemploymentAccountNumber: (company: Company) => company.unemploymentAccountNumber,
  unemploymentRate: (company: Company) => company.unemploymentRate,
  disabilityRate: (company: Company) => company.disabilityRate,
  chauffeurAccountNumber: (company: Company) => company.chauffeurAccountNumber,
  chauffeurWeeklyRate: (company: Company) => company.chauffeurWeeklyRate,
  insurancePolicyNumber: (company: Company) => company.insurancePolicyNumber,
  workersCompensationRate: (company: Company) => company.workersCompensationRate,
} as const;

const ACCOUNTANT_FACTS = {
  phone: (accountant: AccountantRecord) => accountant.phone,
  company: (accountant: AccountantRecord) => accountant.company,
  employerIdentificationNumber: (accountant: AccountantRecord) => accountant.employerIdentificationNumber,
  efileUserId: (accountant: AccountantRecord) => accountant.efileUserId,
  preparerTaxNumber: (accountant: AccountantRecord) => accountant.preparerTaxNumber,
  ssaUserId: (accountant: AccountantRecord) => accountant.ssaUserId,
  'address.street': (accountant: AccountantRecord) => accountant.address.street,
  'address.municipalityId': (accountant: AccountantRecord) => accountant.address.municipalityId,
  'address.state': (accountant: AccountantRecord) => accountant.address.state,
  'address.zip': (accountant: AccountantRecord) => accountant.address.zip,
} as const;

/** The facts of an employee that forms need. */
export type EmployeeOfForms = Pick<
  Employee,
  'lastName' | 'socialSecurityNumber' | 'licence' | 'workersCompensationClass'
> & { address: Pick<Employee['address'], 'street' | 'zip'> };

const EMPLOYEE_FACTS = {
  lastName: (employee: EmployeeOfForms) => employee.lastName,
  socialSecurityNumber: (employee: EmployeeOfForms) => employee.socialSecurityNumber,
  'address.street': (employee: EmployeeOfForms) => employee.address.street,
  'address.zip': (employee: EmployeeOfForms) => employee.address.zip,
  licence: (employee: EmployeeOfForms) => employee.licence,
  workersCompensationClass: (employee: EmployeeOfForms) => employee.workersCompensationClass,
} as const;

/** The facts of a contractor that forms need. */
export type ContractorOfForms = Pick<Contractor, 'address'>;

const CONTRACTOR_FACTS = {
  'address.municipalityId': (contractor: ContractorOfForms) => contractor.address.municipalityId,
  'address.state': (contractor: ContractorOfForms) => contractor.address.state,
  'address.zip': (contractor: ContractorOfForms) => contractor.address.zip,
} as const;

export type CompanyFact = keyof typeof COMPANY_FACTS | 'w2ControlRange.last' | 'form480ControlRange.last';
export type AccountantFact = keyof typeof ACCOUNTANT_FACTS;
export type EmployeeFact = keyof typeof EMPLOYEE_FACTS;
export type ContractorFact = keyof typeof CONTRACTOR_FACTS;

/** A fact that a document prints and a record lacks. A form leaves its box blank; a text file is refused. */
export type MissingFact =
  | { of: 'company'; id: number; field: CompanyFact }
  | { of: 'accountant'; id: number; field: AccountantFact }
  | { of: 'employee'; id: number; field: EmployeeFact }
  | { of: 'contractor'; id: number; field: ContractorFact };

type Facts = {
  company: readonly (keyof typeof COMPANY_FACTS)[];
  accountant?: readonly AccountantFact[];
  employee?: readonly EmployeeFact[];
  contractor?: readonly ContractorFact[];
};

const POSTAL = ['postalAddress.street', 'postalAddress.zip'] as const;
const PREPARER_ADDRESS = [
  'address.street',
  'address.municipalityId',
  'address.state',
  'address.zip',
] as const;
const FEDERAL: Facts = {
  company: ['employerIdentificationNumber', ...POSTAL, 'contact', 'contactNumber'],
  accountant: ['preparerTaxNumber', 'phone', 'company', 'employerIdentificationNumber', ...PREPARER_ADDRESS],
};
const LIST: Facts = { company: ['employerIdentificationNumber', 'phoneNumber'] };
const COST: Facts = { company: [...LIST.company, 'unemploymentRate', 'workersCompensationRate'] };
const STUB: Facts = { company: ['employerIdentificationNumber', ...POSTAL] };
const SUBMITTER = ['employerIdentificationNumber', 'company', ...PREPARER_ADDRESS, 'phone'] as const;
const W2PR_TEXT = {
  company: ['employerIdentificationNumber', ...POSTAL, 'contact', 'contactNumber'],
  accountant: SUBMITTER,
  employee: ['lastName', 'socialSecurityNumber', 'address.street', 'address.zip'],
} as const satisfies Facts;

/** The facts that each document prints. A list that prints only the company's is absent here (see `LIST`). */
const PRINTED: Partial<Record<ReportName, Facts>> = {
  w2pr: {
    company: ['employerIdentificationNumber', ...POSTAL, 'phoneNumber'],
    employee: ['lastName', 'socialSecurityNumber', 'address.street', 'address.zip'],
  },
  'wages-text': {
    company: ['unemploymentAccountNumber'],
    employee: ['lastName', 'socialSecurityNumber'],
  },
  'w2pr-suri-text': W2PR_TEXT,
  'w2pr-ssa-text': { ...W2PR_TEXT, accountant: [...SUBMITTER, 'ssaUserId'] },
  'form-940': FEDERAL,
  'form-941': FEDERAL,
  'form-943': FEDERAL,
  'form-499': {
    company: [
      'employerIdentificationNumber',
      'phoneNumber',
      'industrialCode',
      'entityType',
      'contact',
      ...POSTAL,
      'physicalAddress.street',
    ],
    accountant: ['company', 'efileUserId'],
  },
  unemployment: {
    company: [
      'employerIdentificationNumber',
      'unemploymentAccountNumber',
      'unemploymentRate',
      // Without it line 4B omits the employees' share.
      'disabilityRate',
      ...POSTAL,
      'phoneNumber',
    ],
    employee: ['lastName', 'socialSecurityNumber'],
  },
  'chauffeur-insurance': {
    company: [
      'employerIdentificationNumber',
      'chauffeurAccountNumber',
      'chauffeurWeeklyRate',
      ...POSTAL,
      'phoneNumber',
    ],
    employee: ['lastName', 'socialSecurityNumber', 'licence'],
  },
  'workers-compensation': {
    company: [...LIST.company, 'insurancePolicyNumber'],
    employee: ['workersCompensationClass'],
  },
  'christmas-bonus': { company: ['commercialRegister', 'phoneNumber'] },
  'employer-cost': COST,
  'period-employer-cost': COST,
  journal: COST,
  'period-journal': COST,
  'payroll-register': COST,
  'form-480-text': {
    company: ['employerIdentificationNumber', ...POSTAL, 'physicalAddress.street', 'phoneNumber'],
    accountant: SUBMITTER,
    contractor: ['address.municipalityId', 'address.state', 'address.zip'],
  },
  'period-stubs': STUB,
  'year-stubs': STUB,
  'entry-stub': STUB,
  'pay-letter': { company: [] },
  'withholding-certificate': {
    company: ['employerIdentificationNumber'],
    employee: ['lastName', 'socialSecurityNumber'],
  },
  'employment-letter': { company: ['phoneNumber'] },
  'earnings-certificate': { company: ['phoneNumber'] },
  'contractor-stub': STUB,
};

/** The documents that need a control number for each employee. A 480.6SP needs one for each contractor. */
const W2PRS: readonly ReportName[] = ['w2pr', 'w2pr-suri-text'];

type Known<Shape> = Shape & { id: number };

/**
 * Returns the facts that a document needs and the records lack: first the company's, then the preparer's,
 * then those of each employee and contractor in the given order.
 *
 * @param records the company, its preparer and the people in the document
 */
export function missingFacts(
  report: ReportName,
  {
    company,
    accountant,
    employees,
    contractors,
  }: {
    company: Known<Company>;
    accountant: Known<AccountantRecord> | undefined;
    employees: readonly Known<EmployeeOfForms>[];
    contractors: readonly Known<ContractorOfForms>[];
  },
): MissingFact[] {
  const printed = PRINTED[report] ?? LIST;
  const lacksNumbers = W2PRS.includes(report) && numbersIn(company.w2ControlRange) < employees.length;
  const lacksNumbers480 =
    report === 'form-480-text' && numbersIn(company.form480ControlRange) < contractors.length;
  const ofCompany = [
    ...printed.company.filter((field) => isBlank(COMPANY_FACTS[field](company))),
    ...(lacksNumbers ? (['w2ControlRange.last'] as const) : []),
    ...(lacksNumbers480 ? (['form480ControlRange.last'] as const) : []),
  ];
  const ofAccountant = (one: Known<AccountantRecord>) =>
    (printed.accountant ?? [])
      .filter((field) => isBlank(ACCOUNTANT_FACTS[field](one)))
      .map((field): MissingFact => ({ of: 'accountant', id: one.id, field }));
  const ofEmployee = (one: Known<EmployeeOfForms>) =>
    (printed.employee ?? [])
      .filter((field) => isBlank(EMPLOYEE_FACTS[field](one)))
      .map((field): MissingFact => ({ of: 'employee', id: one.id, field }));
  const ofContractor = (one: Known<ContractorOfForms>) =>
    (printed.contractor ?? [])
      .filter((field) => isBlank(CONTRACTOR_FACTS[field](one)))
      .map((field): MissingFact => ({ of: 'contractor', id: one.id, field }));
  return [
    ...ofCompany.map((field): MissingFact => ({ of: 'company', id: company.id, field })),
    ...(accountant ? ofAccountant(accountant) : []),
    ...employees.flatMap(ofEmployee),
    ...contractors.flatMap(ofContractor),
  ];
}

/** Returns true for an empty value, or for zeros in place of an unknown number. */
function isBlank(value: string | number | null): boolean {
  return typeof value === 'string' ? /^[0\s-]*$/.test(value) : !value;
}

export type HandFilledBox = 'designee-pin' | 'signature';

/**
 * The boxes that people fill in themselves and no record contains: the PIN that the designee chose, and the
 * signature.
 */
const FILLED_BY_HAND: Partial<Record<ReportName, readonly HandFilledBox[]>> = {
  'form-940': ['designee-pin', 'signature'],
  'form-941': ['designee-pin', 'signature'],
  'form-943': ['designee-pin', 'signature'],
  'form-499': ['signature'],
  unemployment: ['signature'],
  'chauffeur-insurance': ['signature'],
};

/** Returns the boxes of a document to fill in by hand. */
export function handFilledBoxes(report: ReportName): readonly HandFilledBox[] {
  return FILLED_BY_HAND[report] ?? [];
}
