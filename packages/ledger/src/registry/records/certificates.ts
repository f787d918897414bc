import type { WithholdingCertificate } from '@garita/domain/employee/certificate.schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { withholdingCertificates as table } from '../../schema/certificate.tables.ts';
import type { ChangeStamp } from '../record-changes.ts';
import type { CompanyScope } from '../registry.ts';

/** The users who entered and last corrected a certificate, by id, and when. */
export type CertificateEntry = {
  enteredBy: number;
  enteredAt: Date;
  correctedBy: number | null;
  correctedAt: Date | null;
};

const CERTIFICATE = {
  certificateDate: table.certificateDate,
  personalExemption: table.personalExemption,
  isVeteran: table.isVeteran,
  dependents: table.dependents,
  sharedDependents: table.sharedDependents,
  hasSharedCustody: table.hasSharedCustody,
  allowanceCount: table.allowanceCount,
  isOptionalComputation: table.isOptionalComputation,
  additionalWithholding: table.additionalWithholding,
  youthOptOut: table.youthOptOut,
};

type OfEmployee = CompanyScope & { employeeId: number };

/**
 * Returns the withholding certificates of an employee, by date. The query is prepared, so that it travels in
 * the statement that reads the employee.
 */
export async function listCertificates(
  db: Database,
  { accountId, companyId }: CompanyScope,
  employeeId: number,
): Promise<WithholdingCertificate[]> {
  return certificatesOf(db, { accountId, companyId, employeeId });
}

const certificatesOf = preparedQuery((db, place: Places<OfEmployee>) =>
  db.select(CERTIFICATE).from(table).where(ofEmployee(place)).orderBy(asc(table.certificateDate)),
);

/** Returns the certificates of an employee with who entered them and when, the latest first. */
export async function listCertificateEntries(
  db: Database,
  { accountId, companyId }: CompanyScope,
  employeeId: number,
): Promise<(WithholdingCertificate & CertificateEntry)[]> {
  const { enteredBy, enteredAt, correctedBy, correctedAt } = table;
  const rows = await db
    .select({ ...CERTIFICATE, enteredBy, enteredAt, correctedBy, correctedAt })
    .from(table)
    .where(ofEmployee({ accountId, companyId, employeeId }))
    .orderBy(asc(table.certificateDate));
  return rows.toReversed();
}

/** Returns the certificates of all employees of a company by employee, each list by date. */
export async function listCertificatesOfCompany(
  db: Database,
  { accountId, companyId }: CompanyScope,
): Promise<Map<number, WithholdingCertificate[]>> {
  const rows = await certificatesOfCompany(db, { accountId, companyId });
  const byEmployee = new Map<number, WithholdingCertificate[]>();
  for (const { employeeId, ...certificate } of rows)
    byEmployee.set(employeeId, [...(byEmployee.get(employeeId) ?? []), certificate]);
  return byEmployee;
}

const certificatesOfCompany = preparedQuery((db, place: Places<CompanyScope>) =>
  db
    .select({ employeeId: table.employeeId, ...CERTIFICATE })
    .from(table)
    .where(and(eq(table.accountId, place.accountId), eq(table.companyId, place.companyId)))
    .orderBy(asc(table.employeeId), asc(table.certificateDate)),
);

/** A certificate of an employee. */
export type EmployeeCertificate = { employeeId: number; certificate: WithholdingCertificate };

/** Adds certificates to employees of a company, who must be locked or new, in one statement. */
export async function addCertificates(
  tx: Transaction,
  { actorId, at }: ChangeStamp,
  { accountId, companyId }: CompanyScope,
  added: readonly EmployeeCertificate[],
): Promise<void> {
  if (added.length === 0) return;
  const entry = { accountId, companyId, enteredBy: actorId, enteredAt: at };
  await tx
    .insert(table)
    .values(added.map(({ employeeId, certificate }) => ({ ...certificate, ...entry, employeeId })));
}

/**
 * Replaces the certificate of an employee, who must be locked, that has the same date. The fields that
 * changed stand in the history of the employee's record.
 */
export async function correctCertificate(
  tx: Transaction,
  { actorId, at }: ChangeStamp,
  { accountId, companyId }: CompanyScope,
  { employeeId, certificate }: EmployeeCertificate,
): Promise<void> {
  const place = ofEmployee({ accountId, companyId, employeeId });
  await tx
    .update(table)
    .set({ ...certificate, correctedBy: actorId, correctedAt: at })
    .where(and(place, eq(table.certificateDate, certificate.certificateDate)));
}

function ofEmployee({ accountId, companyId, employeeId }: OfEmployee | Places<OfEmployee>) {
  return and(
    eq(table.accountId, accountId),
    eq(table.companyId, companyId),
    eq(table.employeeId, employeeId),
  );
}
