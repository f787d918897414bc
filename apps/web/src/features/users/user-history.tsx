import type { Access } from '@garita/domain/account/access.schema';
import type { Role } from '@garita/domain/account/permissions';
import type { OwnProfile } from '@garita/domain/account/user.schema';
import { trpc } from '../../lib/trpc.ts';
import { date, type HistoryFields, oneOf, plain, plainText } from '../../records/history/history-field.ts';
import type { HistoryKind } from '../../records/history/history-line.ts';
import { recordsText } from '../../text/records.es.ts';
import { roleLabels } from '../../text/reference.es.ts';
import { usersText } from '../../text/users.es.ts';

const { access, list } = usersText;

type Kept = Omit<OwnProfile, 'currentPassword'> & {
  role: Role;
  passwordHash: string;
  access: Omit<Access, 'companyIds'>;
};

const FIELDS: HistoryFields<Kept> & Record<'access.companyIds', HistoryFields<Kept>['isActive']> = {
  isActive: plain(recordsText.active.el),
  name: plain(list.name),
  lastName: plain(list.lastName),
  email: plain(list.email),
  phone: plain(list.phone),
  role: oneOf(list.role, roleLabels),
  passwordHash: plain(list.password),
  'access.companyIds': { label: access.companies, show: (ids) => <CompanyNames ids={ids} /> },
  'access.fromYear': plain(access.fromYear),
  'access.toYear': plain(access.toYear),
  'access.until': date(access.until),
};

export const USER_HISTORY: HistoryKind = { record: 'user', fields: FIELDS };

/** The names of companies, which a history keeps as '3, 5'; the number of one that was removed. */
function CompanyNames({ ids }: { ids: unknown }) {
  const companies = trpc.companies.list.useQuery().data;
  if (typeof ids !== 'string' || ids === '') return access.allCompanies;
  const nameOf = (id: string) => companies?.find((company) => String(company.id) === id)?.name ?? id;
  return plainText(ids.split(', ').map(nameOf).join(', '));
}
