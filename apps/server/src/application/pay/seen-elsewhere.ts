import { includesCompany, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { type PaidElsewhere, sumYearToDate } from '@garita/domain/pay/contributions';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import type { AccountScope } from '@garita/ledger/registry/registry';

/** A user who may see a part of an account. */
type Viewer = Pick<AccountScope, 'access'>;

/** The numbers of a record in a company that the user may not see. */
const HIDDEN = { companyId: 0, employeeId: 0, asOfSeq: 0 } as const;

/**
 * Returns the pay of a person's other records as a user may see it. The sums explain what was withheld. Those
 * of companies outside the user's access are added up, without the companies, the records and their single
 * payments. Only auditors have such companies, and they calculate no pay.
 */
export function seenElsewhere<Other extends PaidElsewhere>(
  { access = WHOLE_ACCOUNT }: Viewer,
  others: readonly Other[],
): (Other | PaidElsewhere)[] {
  const seen = others.filter(({ companyId }) => includesCompany(access, companyId));
  const hidden = others.filter(({ companyId }) => !includesCompany(access, companyId));
  const yearToDate = sumYearToDate(hidden.map((record) => record.yearToDate));
  const saturdays = [...new Set(hidden.flatMap(({ saturdays: days = [] }) => days))].toSorted();
  const isCounted = saturdays.length > 0 || Object.values(yearToDate).some((cents) => cents !== 0);
  return isCounted ? [...seen, { ...HIDDEN, yearToDate, saturdays }] : seen;
}

/** Returns an entry as a user may see it, as `seenElsewhere` does. */
export function seenEntry<Entry extends Pick<TimeEntryView, 'basis'>>(viewer: Viewer, entry: Entry): Entry {
  const { elsewhere } = entry.basis.soFar;
  if (!elsewhere) return entry;
  const soFar = { ...entry.basis.soFar, elsewhere: seenElsewhere(viewer, elsewhere) };
  return { ...entry, basis: { ...entry.basis, soFar } };
}
