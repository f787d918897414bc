import type { WithholdingCertificate } from '@garita/domain/employee/certificate.schema';
import {
  type CertificateFields,
  certificateChange,
  certificateIn,
} from '@garita/domain/employee/certificate-change';
import type { Transaction } from '@garita/ledger/database/client';
import { findUserNames } from '@garita/ledger/registry/access/user-names';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import {
  addCertificates,
  correctCertificate,
  listCertificateEntries,
} from '@garita/ledger/registry/records/certificates';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { fieldError } from '../../refusal/app-error.ts';
import { paySubject } from '../pay/pay-subject.ts';
import { useCase } from '../use-case.ts';

/** A user's entry of a record: the name, and the moment. */
type EntryBy = { by: string; at: string };

/** A withholding certificate with who entered it, and who corrected it last. */
export type CertificateRecord = WithholdingCertificate & { entered: EntryBy; corrected: EntryBy | null };

/** Lists the withholding certificates of an employee, the latest first. Errors: `not-found`. */
export const listEmployeeCertificates = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    { employeeId, companyId }: { employeeId: number; companyId?: number | undefined },
  ): Promise<CertificateRecord[]> => {
    const { scope } = await paySubject(database, actor, employeeId, companyId);
    const entries = await listCertificateEntries(database, scope, employeeId);
    const names = await findUserNames(
      database,
      entries.flatMap(({ enteredBy, correctedBy }) =>
        correctedBy === null ? enteredBy : [enteredBy, correctedBy],
      ),
    );
    const entryBy = (userId: number, at: Date) => ({ by: names.get(userId) ?? '', at: at.toISOString() });
    return entries.map(({ enteredBy, enteredAt, correctedBy, correctedAt, ...certificate }) => ({
      ...certificate,
      entered: entryBy(enteredBy, enteredAt),
      corrected: correctedBy === null || correctedAt === null ? null : entryBy(correctedBy, correctedAt),
    }));
  },
);

/** Returns the certificates that new employees come with. */
export function certificatesIn(employees: readonly (CertificateFields & { id: number })[]) {
  return employees.flatMap(({ id: employeeId, ...fields }) => {
    const certificate = certificateIn(fields);
    return certificate === null ? [] : [{ employeeId, certificate }];
  });
}

/**
 * Adds or corrects the certificate that a change of an employee's record brings. The employee must be locked.
 * Errors: `certificate-earlier`, `certificate-removed`.
 */
export async function recordCertificate(
  { tx, stamp }: { tx: Transaction; stamp: ChangeStamp },
  { employeeId, ...scope }: CompanyScope & { employeeId: number },
  { saved, changed }: { saved: CertificateFields; changed: CertificateFields },
): Promise<void> {
  const change = certificateChange(saved, changed);
  if (change.kind === 'refused') throw fieldError(change.code, 'certificateDate');
  if (change.kind === 'unchanged') return;
  const entry = { employeeId, certificate: change.certificate };
  if (change.kind === 'added') await addCertificates(tx, stamp, scope, [entry]);
  else await correctCertificate(tx, stamp, scope, entry);
}
