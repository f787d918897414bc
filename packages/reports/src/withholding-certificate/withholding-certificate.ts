import type { Company } from '@garita/domain/company/company.schema';
import type { WithholdingCertificate } from '@garita/domain/employee/certificate.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { formatCents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { boxes, line, part, ticks } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument } from '../form/form-document.ts';
import { longDate } from '../text/printed-date.es.ts';
import { addressLines, employerNumber, socialSecurityNumber } from '../text/printed-identity.ts';
import { WITHHOLDING_CERTIFICATE as TEXT } from '../text/withholding-certificate.es.ts';

export type WithholdingCertificateData = {
  company: Pick<Company, 'name' | 'employerIdentificationNumber'>;
  employee: PersonName & Pick<Employee, 'socialSecurityNumber' | 'address' | 'birthday' | 'maritalStatus'>;
  /** The certificate in force; null if the employee never gave one, and then nothing is claimed. */
  certificate: WithholdingCertificate | null;
  date: CalendarDate;
};

/**
 * Returns the withholding exemption certificate (499 R-4) for an employee to sign: who the employee is, and
 * what the certificate in force claims. The signature, its date and the box of military spouses stay blank.
 */
export function withholdingCertificate({
  company,
  employee,
  certificate,
  date,
}: WithholdingCertificateData): FormDocument {
  return {
    agency: TEXT.agency,
    form: TEXT.form,
    title: TEXT.title,
    revision: TEXT.revision,
    period: longDate(date),
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    notices: [TEXT.toSign],
    date,
    pages: [
      [
        ...employeeBlocks(employee),
        part('', TEXT.options),
        ticks('', [TEXT.optional, TEXT.military, TEXT.youthOptOut], (index) =>
          Boolean([certificate?.isOptionalComputation, false, certificate?.youthOptOut][index]),
        ),
        ...claimBlocks(employee, certificate),
        { kind: 'note', text: TEXT.certification },
        boxes([TEXT.signature, '', 3], [TEXT.date, '', 1]),
        part('', TEXT.employer),
        boxes(
          [TEXT.employerName, company.name, 2],
          [TEXT.employerNumber, employerNumber(company.employerIdentificationNumber), 1],
        ),
      ],
    ],
  };
}

function employeeBlocks(employee: WithholdingCertificateData['employee']): FormBlock[] {
  return [
    part('', TEXT.employee),
    boxes(
      [TEXT.name, fullName(employee), 2],
      [TEXT.socialSecurityNumber, socialSecurityNumber(employee.socialSecurityNumber), 1],
    ),
    boxes(
      [TEXT.address, addressLines(employee.address).filter(Boolean).join(', '), 2],
      [TEXT.birthday, longDate(employee.birthday), 1],
    ),
  ];
}

/** Returns the parts A to D. */
function claimBlocks(
  { maritalStatus }: Pick<Employee, 'maritalStatus'>,
  certificate: WithholdingCertificate | null,
): FormBlock[] {
  const claimed = certificate?.personalExemption;
  const isMarried = maritalStatus === 'married';
  const options = [TEXT.individual, TEXT.individualNone, TEXT.joint, TEXT.half, TEXT.marriedNone];
  const chosen = [
    claimed === 'individual',
    claimed === 'none' && !isMarried,
    claimed === 'joint',
    claimed === 'half',
    claimed === 'none' && isMarried,
  ];
  const [full, shared] = dependentsOf(certificate);
  return [
    part('A', TEXT.personal),
    ticks('', [...options, TEXT.veteran], (index) => [...chosen, certificate?.isVeteran][index] === true),
    part('B', TEXT.dependents),
    line('1', TEXT.full, full),
    line('2', TEXT.shared, shared),
    part('C', TEXT.allowances),
    line('', TEXT.allowanceCount, certificate ? String(certificate.allowanceCount) : ''),
    part('D', TEXT.additional),
    line('', TEXT.additionalAmount, certificate ? formatCents(certificate.additionalWithholding) : ''),
  ];
}

/** Returns the dependents that count in full and by half. With shared custody of all, none counts in full. */
function dependentsOf(certificate: WithholdingCertificate | null): [full: string, shared: string] {
  if (!certificate) return ['', ''];
  const { dependents, sharedDependents, hasSharedCustody } = certificate;
  const full = hasSharedCustody ? 0 : dependents;
  return [String(full), String(dependents + sharedDependents - full)];
}
