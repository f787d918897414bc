import { DataList } from '@chakra-ui/react';
import type { Access } from '@garita/domain/account/access.schema';
import { accessYears } from '@garita/domain/text/access-texts.es';
import { useCurrentUser } from '../../lib/current-user.ts';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { profileText } from '../../text/profile.es.ts';
import { Panel } from '../../ui/page/panel.tsx';

const text = profileText.access;

/** How much of the account one sees, where that is not all of it. */
export function OwnAccess() {
  const access = useCurrentUser()?.access;
  const companies = trpc.companies.list.useQuery().data;
  const limits = access ? limitsOf(access, companies?.map(({ name }) => name) ?? []) : [];
  if (limits.length === 0) return null;
  return (
    <Panel title={text.title} help={text.help}>
      <DataList.Root orientation="horizontal">
        {limits.map(({ label, value }) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel color="fg.muted">{label}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Panel>
  );
}

// The companies that the server lists are those of the access.
function limitsOf(access: Access, companies: readonly string[]): { label: string; value: string }[] {
  const { companyIds, until } = access;
  const limits = [
    { label: text.companies, value: companyIds.length > 0 ? companies.join(', ') || text.none : '' },
    { label: text.years, value: accessYears(access) },
    { label: text.until, value: until === null ? '' : dateText(until) },
  ];
  return limits.filter(({ value }) => value !== '');
}
