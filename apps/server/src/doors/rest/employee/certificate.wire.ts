import {
  type WithholdingCertificate,
  withholdingCertificateSchema,
} from '@garita/domain/employee/certificate.schema';
import { z } from 'zod';
import type { CertificateRecord } from '../../../application/employee/certificates.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import type { FieldTable } from '../wire/field-table.ts';
import { EMPLOYEE_FIELDS } from './employee.wire.ts';

/** A withholding certificate under the names that its fields have in the employee's record. */
const CERTIFICATE_FIELDS: FieldTable<WithholdingCertificate> = {
  certificateDate: EMPLOYEE_FIELDS.certificateDate,
  personalExemption: EMPLOYEE_FIELDS.personalExemption,
  isVeteran: EMPLOYEE_FIELDS.isVeteran,
  dependents: EMPLOYEE_FIELDS.dependents,
  sharedDependents: EMPLOYEE_FIELDS.sharedDependents,
  hasSharedCustody: EMPLOYEE_FIELDS.hasSharedCustody,
  allowanceCount: EMPLOYEE_FIELDS.allowanceCount,
  isOptionalComputation: EMPLOYEE_FIELDS.isOptionalComputation,
  additionalWithholding: EMPLOYEE_FIELDS.additionalWithholding,
  youthOptOut: EMPLOYEE_FIELDS.youthOptOut,
};

const certificateWire = recordWire(withholdingCertificateSchema, CERTIFICATE_FIELDS);

/** A certificate with who entered it and when; the last correction is null where there was none. */
export const certificateAnswer = answerWire(
  'WithholdingCertificate',
  () => ({
    ...certificateWire.shape(),
    entered_by: z.string(),
    entered_at: z.iso.datetime(),
    corrected_by: z.string().nullable(),
    corrected_at: z.iso.datetime().nullable(),
  }),
  ({ entered, corrected, ...certificate }: CertificateRecord) => ({
    ...certificateWire.encode(certificate),
    entered_by: entered.by,
    entered_at: entered.at,
    corrected_by: corrected?.by ?? null,
    corrected_at: corrected?.at ?? null,
  }),
);
