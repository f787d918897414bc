import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { companyFileWords, employeeFileWords } from '@garita/domain/file-text/file-lines';
import type { Payer } from '@garita/domain/reference/enumerations';
import type { Submission } from '@garita/domain/report/report-request';
import {
  addBoxes,
  exemptBoxes,
  exemptPay,
  NO_BOXES,
  totalPay,
  type W2prBoxes,
} from '@garita/domain/returns/w2pr';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { AGENCY_FILES } from '../../text/agency-files.es.ts';
import { agencyFile } from '../agency-file.ts';
import { type FileAddress, fileAddress } from '../file-address.ts';
import { type AgencyFileRecord, agencyFileRecord } from '../file-record.ts';
import type { RecordOwner } from '../record-owner.ts';
import { SENDER_ADDRESS_WIDTH, type Submitter, submitterOwner, submitterValues } from '../submitter.ts';
import { optionalRecord, stateRecord, wageRecord } from './employee-records.ts';
import {
  employerRecord,
  finalRecord,
  optionalTotalRecord,
  stateTotalRecord,
  submitterRecord,
  type W2prReceiver,
  wageTotalRecord,
} from './sender-and-total-records.ts';

type Known<Shape> = Shape & { id: number };

/** The data of a W-2PR file: the certificates as they are printed, and the sender. */
export type W2prTextData = {
  company: Known<Company>;
  preparer: Submitter;
  date: CalendarDate;
  year: number;
  submission: Submission;
  /** The agency's name of the file that this one replaces. */
  submissionCode: string;
  certificates: readonly {
    employee: Known<Employee>;
    /** '' if none is assigned yet; the Social Security Administration needs none. */
    controlNumber: string;
    boxes: W2prBoxes;
  }[];
};

/** The W-2PR file of a year for SURI: all nine kinds of record, one employer. */
export const w2prSuriText = w2prText('suri', AGENCY_FILES.w2prSuri, (year) => `W2PR${year}.txt`);

/** The W-2PR file for the Social Security Administration, which reads no state records (RS, RV). */
export const w2prSsaText = w2prText('ssa', AGENCY_FILES.w2prSsa, (year) => `W2PRSSA${year}.txt`);

/** The code of the employer's return: 941, 943 for farms, 944, or Schedule H for households. */
const EMPLOYMENT_CODES: Record<Payer, string> = {
  'form-941': 'R',
  'form-943': 'A',
  'form-944': 'F',
  domestic: 'H',
};

function w2prText(receiver: W2prReceiver, title: string, fileName: (year: number) => string) {
  const layouts = {
    submitter: submitterRecord(receiver),
    employer: employerRecord(receiver),
    wages: wageRecord(receiver),
    optional: optionalRecord(receiver),
    state: stateRecord(),
    wageTotal: wageTotalRecord(receiver),
    optionalTotal: optionalTotalRecord(receiver),
    stateTotal: stateTotalRecord(),
    final: finalRecord(),
  };
  const hasState = receiver === 'suri';

  function* records(data: W2prTextData): Generator<AgencyFileRecord> {
    yield agencyFileRecord(layouts.submitter, submitterOwner(data.preparer), submitter(data));
    const owner: RecordOwner = { of: 'company', id: data.company.id, name: data.company.name };
    yield agencyFileRecord(layouts.employer, owner, employer(data));
    let total = NO_BOXES;
    for (const certificate of data.certificates) {
      const { employee, boxes } = certificate;
      const person = { of: 'employee', id: employee.id, name: fullName(employee) } as const;
      total = addBoxes(total, boxes);
      yield agencyFileRecord(layouts.wages, person, { ...identity(employee), ...boxes });
      yield agencyFileRecord(layouts.optional, person, withSums(boxes));
      if (hasState) yield agencyFileRecord(layouts.state, person, state(data, certificate));
    }
    const employees = data.certificates.length;
    yield agencyFileRecord(layouts.wageTotal, owner, { ...total, employees });
    yield agencyFileRecord(layouts.optionalTotal, owner, {
      ...withSums(total),
      employees,
    });
    if (hasState) {
      const employerPhone = data.company.contactNumber;
      yield agencyFileRecord(layouts.stateTotal, owner, {
        ...total,
        exemptWages: exemptPay(total),
        employerPhone,
      });
    }
    yield agencyFileRecord(layouts.final, owner, { employees });
  }

  return agencyFile<W2prTextData>({
    title,
    fileName: ({ year }) => fileName(year),
    lineEnd: '\r\n',
    records,
  });
}

function submitter({ preparer, submission, submissionCode }: W2prTextData) {
  return {
    ...submitterValues(preparer, submission),
    ssaUserId: preparer.ssaUserId,
    resubmissionCode: submission === 'correction' ? submissionCode : '',
  };
}

function employer({ company, year }: W2prTextData) {
  const { businessEndDate } = company;
  const { name, street } = companyFileWords(company);
  return {
    taxYear: year,
    employerNumber: company.employerIdentificationNumber,
    terminating: businessEndDate !== null && yearOf(businessEndDate) === year ? 1 : 0,
    employerName: name,
    ...fileAddress({ ...company.postalAddress, street }, SENDER_ADDRESS_WIDTH),
    employmentCode: EMPLOYMENT_CODES[company.payer],
    contactName: company.contact,
    contactPhone: company.contactNumber,
    contactFax: Number(company.faxNumber),
    contactEmail: company.email,
  };
}

type Identity = FileAddress &
  Record<'socialSecurityNumber' | 'firstName' | 'middleName' | 'lastName' | 'nameSuffix', string>;

function identity(employee: Employee): Identity {
  const { street, ...names } = employeeFileWords(employee);
  return {
    socialSecurityNumber: employee.socialSecurityNumber,
    ...names,
    nameSuffix: employee.nameSuffix,
    ...fileAddress({ ...employee.address, street }, SENDER_ADDRESS_WIDTH),
  };
}

function state(
  { company }: W2prTextData,
  { employee, controlNumber, boxes }: W2prTextData['certificates'][number],
) {
  const [first, second] = exemptBoxes(boxes);
  return {
    ...identity(employee),
    ...boxes,
    exemptWages: first?.cents ?? 0,
    exemptCode: first?.code ?? '',
    secondExemptWages: second?.cents ?? 0,
    secondExemptCode: second?.code ?? '',
    ceasedOn: company.businessEndDate,
    controlNumber,
    birthday: employee.birthday,
  };
}

/** Adds the sums of boxes that the optional records have. */
function withSums(boxes: W2prBoxes) {
  const { uncollectedSocialSecurity, uncollectedMedicare } = boxes;
  return {
    ...boxes,
    totalPay: totalPay(boxes),
    uncollectedTipsTax: uncollectedSocialSecurity + uncollectedMedicare,
  };
}
