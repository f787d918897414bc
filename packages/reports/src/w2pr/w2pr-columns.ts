import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { formatCents } from '@garita/domain/money/cents';
import type { Payer } from '@garita/domain/reference/enumerations';
import type { BoxAmount } from '@garita/domain/report/box-amount';
import { type BoxSource, sumOf } from '@garita/domain/report/box-source';
import { type ExemptBox, exemptBoxes, totalPay, type W2prBoxes } from '@garita/domain/returns/w2pr';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { numericDate } from '../text/printed-date.es.ts';
import { addressLines, employerNumber, phone, socialSecurityNumber } from '../text/printed-identity.ts';
import { W2PR } from '../text/w2pr.es.ts';

/** The facts of the employer on the certificate. */
export type W2prEmployer = Pick<
  Company,
  | 'name'
  | 'postalAddress'
  | 'phoneNumber'
  | 'email'
  | 'businessEndDate'
  | 'employerIdentificationNumber'
  | 'payer'
>;

/**
 * An employee's certificate with the whole social security number; the control number is absent while none is
 * assigned.
 */
export type W2prData = {
  employee: { id: number } & Pick<
    Employee,
    | 'firstName'
    | 'middleName'
    | 'lastName'
    | 'motherLastName'
    | 'address'
    | 'birthday'
    | 'socialSecurityNumber'
  > & { nameSuffix?: string };
  controlNumber: string | undefined;
  boxes: W2prBoxes;
};

/** A company's certificates of a year. */
export type W2prsData = {
  company: W2prEmployer;
  date: CalendarDate;
  year: number;
  certificates: readonly W2prData[];
};

/** The box of the kind of work that a kind of payer pays for: B for households, C for farms. */
const KIND_OF_PAYER: Partial<Record<Payer, string>> = { domestic: 'B.', 'form-943': 'C.' };

/** A piece of a column of the form. */
export type W2prCell =
  | { kind: 'heading'; text: string }
  /** Lines of text in a box with room for some rows; if it has more rows than lines, a line may take two. */
  | { kind: 'text'; caption: string; lines: readonly string[]; rows: number }
  /** An amount, and the code before it if there is a place for one. */
  | { kind: 'amount'; caption: string; value: string; code?: string; source?: BoxSource | undefined }
  | { kind: 'tick'; text: string; isTicked: boolean };

/**
 * Returns the four columns of the form: the people, the pay, the amounts for Hacienda, and those for the
 * Social Security Administration. What Garita does not know is blank.
 */
export function w2prColumns(company: W2prEmployer, data: W2prData): W2prCell[][] {
  return [parties(company, data), identity(company, data), taxPart(data), socialSecurityPart(data)];
}

function parties(company: W2prEmployer, { employee, controlNumber }: W2prData): W2prCell[] {
  return [
    text(W2PR.firstName, words(employee.firstName, employee.middleName), 2),
    text(W2PR.lastName, words(employee.lastName, employee.motherLastName, employee.nameSuffix ?? ''), 2),
    text(W2PR.employeeAddress, addressLines(employee.address), 3),
    text(W2PR.birthday, numericDate(employee.birthday)),
    text(W2PR.employer, [company.name, ...addressLines(company.postalAddress)], 5),
    text(W2PR.employerPhone, phone(company.phoneNumber)),
    text(W2PR.employerEmail, company.email),
    text(W2PR.closed, company.businessEndDate === null ? '' : numericDate(company.businessEndDate)),
    text(W2PR.confirmationNumber, ''),
    text(W2PR.controlNumber, controlNumber ?? ''),
  ];
}

function identity(company: W2prEmployer, { employee, boxes }: W2prData): W2prCell[] {
  return [
    text(W2PR.socialSecurityNumber, socialSecurityNumber(employee.socialSecurityNumber)),
    text(W2PR.employerNumber, employerNumber(company.employerIdentificationNumber)),
    blank(W2PR.healthCost),
    boxOf(employee)(W2PR.donations, 'donations', boxes.donations),
    { kind: 'heading', text: W2PR.includes },
    ...W2PR.kinds.map(
      (kind): W2prCell => ({
        kind: 'tick',
        text: kind,
        isTicked: kind.slice(0, 2) === KIND_OF_PAYER[company.payer],
      }),
    ),
    text(W2PR.directEmploymentHours, ''),
    text(W2PR.directEmploymentNumber, ''),
    text(W2PR.otherKinds, ''),
  ];
}

function taxPart({ employee, boxes }: W2prData): W2prCell[] {
  const box = boxOf(employee);
  const [first, second] = exemptBoxes(boxes);
  return [
    { kind: 'heading', text: W2PR.taxPart },
    box(W2PR.wages, 'wages', boxes.wages),
    box(W2PR.commissions, 'commissions', boxes.commissions),
    box(W2PR.concessions, 'concessions', boxes.concessions),
    box(W2PR.tips, 'tips', boxes.tips),
    box(W2PR.total, 'totalPay', totalPay(boxes)),
    box(W2PR.reimbursedExpenses, 'reimbursedExpenses', boxes.reimbursedExpenses),
    box(W2PR.incomeTaxWithheld, 'incomeTaxWithheld', boxes.incomeTaxWithheld),
    // A private employer pays nothing into the government's retirement fund.
    amount(W2PR.governmentRetirement, 0),
    box(W2PR.codaPlans, 'codaPlans', boxes.codaPlans),
    exemptCell(employee, 16, first ?? { name: 'exemptWages', cents: 0, code: '' }),
    second ? exemptCell(employee, 17, second) : { ...blank(W2PR.exempt(17)), code: '' },
    { ...blank(W2PR.exempt(18)), code: '' },
    blank(W2PR.doubledSavings),
  ];
}

function exemptCell(
  employee: W2prData['employee'],
  box: 16 | 17,
  { name, cents, code }: ExemptBox,
): W2prCell {
  return { ...boxOf(employee)(W2PR.exempt(box), name, cents), code };
}

function socialSecurityPart({ employee, boxes }: W2prData): W2prCell[] {
  const box = boxOf(employee);
  const whereAny = (caption: string, name: BoxAmount, cents: number) =>
    cents === 0 ? blank(caption) : box(caption, name, cents);
  return [
    { kind: 'heading', text: W2PR.socialSecurityPart },
    box(W2PR.socialSecurityWages, 'socialSecurityWages', boxes.socialSecurityWages),
    box(W2PR.socialSecurityWithheld, 'socialSecurityWithheld', boxes.socialSecurityWithheld),
    box(W2PR.medicareWages, 'medicareWages', boxes.medicareWages),
    box(W2PR.medicareWithheld, 'medicareWithheld', boxes.medicareWithheld),
    box(W2PR.socialSecurityTips, 'socialSecurityTips', boxes.socialSecurityTips),
    whereAny(W2PR.uncollectedSocialSecurity, 'uncollectedSocialSecurity', boxes.uncollectedSocialSecurity),
    whereAny(W2PR.uncollectedMedicare, 'uncollectedMedicare', boxes.uncollectedMedicare),
  ];
}

/** Returns the function that makes a box of an employee's pay. */
function boxOf({ id: personId }: { id: number }) {
  return (caption: string, name: BoxAmount, cents: number) => ({
    ...amount(caption, cents),
    source: sumOf(name, { personId }),
  });
}

function text(caption: string, lines: string | readonly string[], rows = 1): W2prCell {
  return { kind: 'text', caption, lines: [lines].flat(), rows };
}

function words(...names: readonly string[]): string {
  return names.filter(Boolean).join(' ');
}

function amount(caption: string, cents: number): Extract<W2prCell, { kind: 'amount' }> {
  return { kind: 'amount', caption, value: formatCents(cents) };
}

function blank(caption: string): Extract<W2prCell, { kind: 'amount' }> {
  return { kind: 'amount', caption, value: '' };
}
