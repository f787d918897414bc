import { href, PATHS } from '../config/paths.ts';

/** Auditoría of a company at everything that happened to one pay. */
export function auditOf({ companyId, entryId }: { companyId: number; entryId: number }): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ time: String(entryId) })}`;
}

/** Auditoría of a company at everything that happened to a period. */
export function auditOfPeriod({ companyId, periodId }: { companyId: number; periodId: number }): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ period: String(periodId) })}`;
}

/** Auditoría of a company from one movement of its log on. */
export function auditFrom({ companyId, seq }: { companyId: number; seq: number }): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ seq: String(seq) })}`;
}

/** Auditoría of a company at every closing of a month. */
export function monthClosingsOf(companyId: number): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ kind: 'month' })}`;
}
