import { href, PATHS } from '../config/paths.ts';

/** Auditoría of a company at everything that happened to one pay. */
export function auditOf({ companyId, entryId }: { companyId: number; entryId: number }): string {
  return `${href(PATHS.audit, { companyId })}?${new URLSearchParams({ time: String(entryId) })}`;
}
