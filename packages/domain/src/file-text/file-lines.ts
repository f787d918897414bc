import type { Company } from '../company/company.schema.ts';
import { type Contractor, isIndividual } from '../contractor/contractor.schema.ts';
import type { Employee } from '../employee/employee.schema.ts';
import type { FileWords } from '../field/file-words.schema.ts';
import { type FittedText, fitStreet, fitText } from './fit-text.ts';
import type { FileTextKind } from './plain-file-text.ts';

// The field widths in Hacienda's publications for 2025: the records of the W-2PR, and those of the 480.6SP.
const GIVEN_NAME = 15;
const SURNAMES = 20;
const ENTITY_NAME = 30;
const EMPLOYER_NAME = 57;
const STREET_LINE = { w2pr: 22, form480: 35 } as const;

/** The field of a record with the user's own wording for files. */
export type FileField = keyof FileWords | 'fileName';

/** The text of a field in files, and what is lost of the record's text. */
export type FileLine = { field: FileField } & FittedText;

/** An employee's names and street for files, from the user's own wording or from the record. */
export type EmployeeFileWords = { firstName: string; middleName: string; lastName: string; street: string };

type EmployeeWords = FileWords &
  Pick<Employee, 'firstName' | 'middleName' | 'lastName' | 'motherLastName'> & {
    address: { street: string };
  };

/** Returns an employee's names and street for files. Both surnames become one text. */
export function employeeFileWords(employee: EmployeeWords): EmployeeFileWords {
  const { firstName, middleName, lastName, motherLastName, address } = employee;
  return {
    firstName: employee.fileFirstName || firstName,
    middleName: employee.fileMiddleName || middleName,
    lastName: employee.fileLastName || [lastName, motherLastName].filter(Boolean).join(' '),
    street: employee.fileStreet || address.street,
  };
}

/** Returns an employee's texts in files, with their loss. */
export function employeeFileLines(employee: EmployeeWords): FileLine[] {
  const { firstName, middleName, lastName, street } = employeeFileWords(employee);
  return [
    line('fileFirstName', firstName, 'person', GIVEN_NAME),
    line('fileMiddleName', middleName, 'person', GIVEN_NAME),
    line('fileLastName', lastName, 'person', SURNAMES),
    streetLine(street, STREET_LINE.w2pr),
  ];
}

type ContractorWords = FileWords &
  Pick<Contractor, 'entityType' | 'firstName' | 'middleName' | 'lastName'> & { address: { street: string } };

/** Returns a contractor's names and street for files. An entity has one name. */
export function contractorFileWords(contractor: ContractorWords): EmployeeFileWords {
  const { firstName, middleName, lastName, address } = contractor;
  return {
    firstName: contractor.fileFirstName || firstName,
    middleName: contractor.fileMiddleName || middleName,
    lastName: contractor.fileLastName || lastName,
    street: contractor.fileStreet || address.street,
  };
}

/** Returns a contractor's texts in files, with their loss. */
export function contractorFileLines(contractor: ContractorWords): FileLine[] {
  const { firstName, middleName, lastName, street } = contractorFileWords(contractor);
  const names = isIndividual(contractor.entityType)
    ? [
        line('fileFirstName', firstName, 'person', GIVEN_NAME),
        line('fileMiddleName', middleName, 'person', GIVEN_NAME),
        line('fileLastName', lastName, 'person', SURNAMES),
      ]
    : [line('fileFirstName', firstName, 'company', ENTITY_NAME)];
  return [...names, streetLine(street, STREET_LINE.form480)];
}

type CompanyWords = Pick<Company, 'name' | 'fileName' | 'fileStreet'> & { postalAddress: { street: string } };

/** Returns a company's name and street for files. */
export function companyFileWords({ name, fileName, fileStreet, postalAddress }: CompanyWords) {
  return { name: fileName || name, street: fileStreet || postalAddress.street };
}

/** Returns a company's texts in files, with their loss. */
export function companyFileLines(company: CompanyWords): FileLine[] {
  const { name, street } = companyFileWords(company);
  return [line('fileName', name, 'company', EMPLOYER_NAME), streetLine(street, STREET_LINE.w2pr)];
}

/** Returns true if files have less of a text than the record. */
export function isLossy({ cut, dropped }: FileLine): boolean {
  return cut !== '' || dropped !== '';
}

function line(field: FileField, text: string, kind: FileTextKind, width: number): FileLine {
  return { field, ...fitText(text, kind, width) };
}

function streetLine(street: string, width: number): FileLine {
  const { lines, cut, dropped } = fitStreet(street, width);
  return { field: 'fileStreet', text: lines.filter(Boolean).join(' / '), cut, dropped };
}
