import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { Company } from '@garita/domain/company/company.schema';
import type { DateRange } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { FORM, partialNotices } from '../text/labels.es.ts';
import { addressLines, employerNumber, phone } from '../text/printed-identity.ts';
import { boxes } from './form-blocks.ts';
import type { FormBlock, FormDocument } from './form-document.ts';

/** The facts of the employer that forms print. */
export type FormEmployer = Pick<
  Company,
  | 'name'
  | 'employerIdentificationNumber'
  | 'postalAddress'
  | 'physicalAddress'
  | 'contact'
  | 'contactNumber'
  | 'phoneNumber'
  | 'industrialCode'
  | 'entityType'
  | 'unemploymentAccountNumber'
  | 'chauffeurAccountNumber'
  | 'businessEndDate'
>;

/**
 * The person who prepares the form and may speak for it; undefined if the company no longer has an
 * accountant.
 */
export type FormPreparer = AccountantRecord | undefined;

/** The data of every form of a company. */
export type FormHead = { company: FormEmployer; preparer: FormPreparer; date: CalendarDate };

/** The pages of a form, and the days whose pay it reports. */
type FormContent = Pick<FormDocument, 'revision' | 'period' | 'pages'> & {
  days: DateRange;
  /** True if the agency takes no paper, so that the figures are copied into its own form. */
  isWorkingCopy?: true;
};

/** Returns a form of a company, with the head of its pages. A form of days that are not over has a notice. */
export function formDocument(
  head: Pick<FormHead, 'company' | 'date'>,
  { agency, form, title }: { agency: string; form: string; title: string },
  { days, isWorkingCopy, ...about }: FormContent,
): FormDocument {
  const { company, date } = head;
  return {
    agency,
    form,
    title,
    ...about,
    notices: [...(isWorkingCopy ? [FORM.workingCopy] : []), ...partialNotices(head, days)],
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    date,
  };
}

/** Returns the employer's name and address in one row. */
export function employerRow(words: { name: string; address: string }, employer: FormEmployer): FormBlock {
  return boxes(
    [words.name, employer.name, 1],
    [words.address, addressLines(employer.postalAddress).filter(Boolean).join(', '), 1.4],
  );
}

/** Returns the row of the employer's signature, with blanks for the signature and the date. */
export function signatureRow(
  words: { signature: string; signerTitle: string; phone: string; date: string },
  { phoneNumber }: FormEmployer,
): FormBlock {
  return boxes(
    [words.signature, '', 2],
    [words.signerTitle, '', 1],
    [words.phone, phone(phoneNumber), 1],
    [words.date, '', 1],
  );
}

/** Returns an accountant's names in spoken order. */
export function nameOf(preparer: FormPreparer): string {
  if (!preparer) return '';
  const { name, middleName, firstLastName, secondLastName } = preparer;
  return [name, middleName, firstLastName, secondLastName].filter(Boolean).join(' ');
}
