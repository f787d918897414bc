import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { employeeFileWords } from '@garita/domain/file-text/file-lines';
import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import {
  blank,
  cents,
  count,
  digits,
  literal,
  person,
  recordLayout,
  taxpayer,
  text,
} from '../../fixed-width/record-layout.ts';
import { AGENCY_FILES } from '../../text/agency-files.es.ts';
import { agencyFile } from '../agency-file.ts';
import { type AgencyFileRecord, agencyFileRecord } from '../file-record.ts';

type Known<Shape> = Shape & { id: number };

/** The data of a quarter's wages file: the rows of the PRUI-10A. */
export type WagesTextData = {
  company: Known<Company>;
  date: CalendarDate;
  /** The time of day at which the file is made: 'HHMMSS'. */
  time: string;
  year: number;
  quarter: number;
  rows: readonly { employee: Known<Employee>; wages: Cents }[];
};

/** The file of a quarter's wages for the Department of Labor, a line for each employee. */
export const wagesText = agencyFile<WagesTextData>({
  title: AGENCY_FILES.wages,
  note: AGENCY_FILES.unconfirmed,
  fileName: ({ year, quarter }) => `WAGES${twoDigits(year)}${quarter}.txt`,
  lineEnd: '\n',
  records: wagesRecords,
});

function* wagesRecords({
  company,
  date,
  time,
  year,
  quarter,
  rows,
}: WagesTextData): Generator<AgencyFileRecord> {
  const payer = { of: 'company', id: company.id, name: company.name } as const;
  const madeOn = Number(date.replaceAll('-', '').slice(2));
  const made = { madeOn, madeAt: Number(time), madeOnAgain: madeOn };
  const ofAll = {
    ...made,
    year: Number(twoDigits(year)),
    quarter,
    payerAccount: company.unemploymentAccountNumber.replace(/\D/g, ''),
  };
  for (const { employee, wages } of rows) {
    const { socialSecurityNumber } = employee;
    const { firstName, middleName } = employeeFileWords(employee);
    const { lastName, motherLastName } = surnamesInTwoFields(employee);
    const owner = { of: 'employee', id: employee.id, name: fullName(employee) } as const;
    const values = {
      ...ofAll,
      socialSecurityNumber,
      surnameStart: lastName,
      quarterWages: wages,
      firstName,
      middleInitial: middleName,
      surname: lastName,
      motherLastName,
      partialWages: employee.hasPartialWages ? 'S' : 'N',
    };
    yield { ...agencyFileRecord(WAGES_RECORD, owner, values), payer };
  }
}

/** Letters of each of the two fields of surnames. */
const SURNAME = 16;

/**
 * Returns the surnames as the record has them apart. Words that somebody chose for files are both of them:
 * what does not fit into the first field goes on in the second, from a new word on.
 */
function surnamesInTwoFields({ fileLastName, lastName, motherLastName }: Employee) {
  if (fileLastName === '') return { lastName, motherLastName };
  const end = fileLastName.length <= SURNAME ? -1 : fileLastName.lastIndexOf(' ', SURNAME);
  if (end < 0) return { lastName: fileLastName, motherLastName: '' };
  return { lastName: fileLastName.slice(0, end), motherLastName: fileLastName.slice(end + 1) };
}

function twoDigits(year: number): string {
  return String(year).slice(-2);
}

const MOMENT = { isMoment: true } as const;

/**
 * The record of an employee's wages of a quarter for the Department of Labor. No publication of the layout
 * was found: this one and its constants are those of a program whose files the Department accepts.
 */
export const WAGES_RECORD = recordLayout('W4', 150, [
  taxpayer(1, 9, 'socialSecurityNumber'),
  blank(10, 1),
  literal(11, 'W4'),
  person(13, 4, 'surnameStart', { mayCut: true }),
  literal(17, '12345678'),
  literal(25, '$'),
  literal(26, 'WCA'),
  count(29, 6, 'madeOn', MOMENT),
  count(35, 6, 'madeAt', MOMENT),
  count(41, 2, 'year'),
  count(43, 1, 'quarter'),
  literal(44, '2'),
  cents(45, 7, 'quarterWages', { mayCap: true }),
  digits(52, 9, 'payerAccount'),
  blank(61, 4),
  literal(65, '00000000'),
  blank(73, 2),
  literal(75, '1000000'),
  count(82, 6, 'madeOnAgain', MOMENT),
  literal(88, '00000004'),
  person(96, 16, 'firstName', { isRequired: true }),
  person(112, 1, 'middleInitial', { mayCut: true }),
  person(113, SURNAME, 'surname', { isRequired: true }),
  person(129, SURNAME, 'motherLastName'),
  text(145, 1, 'partialWages', { isRequired: true }),
  blank(146, 5),
]);
