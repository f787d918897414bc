import { DataList, Stack } from '@chakra-ui/react';
import type { Access } from '@garita/domain/account/access.schema';
import { accessYears } from '@garita/domain/text/access-texts.es';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { dateText } from '../../lib/date-text.ts';
import { trpc, useCurrentUser } from '../../lib/trpc.ts';
import { profileText } from '../../text/profile.es.ts';
import { FormPage } from '../../ui/form/form-section.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { OwnDataForm, PasswordForm } from './profile-forms.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

const text = profileText;

/** The profile: the user's own data, access, password, second factor and sessions. */
export function ProfileScreen() {
  return (
    <FormPage>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} />
      <Stack gap="4">
        <OwnDataForm />
        <OwnAccess />
        <PasswordForm />
        <SecondFactorSection />
        <SessionList />
      </Stack>
    </FormPage>
  );
}

const accessText = profileText.access;

/** Shows the limits of the user's access to the account; nothing if there are none. */
export function OwnAccess() {
  const access = useCurrentUser()?.access;
  const companies = trpc.companies.list.useQuery().data;
  const limits = access ? limitsOf(access, companies?.map(({ name }) => name) ?? []) : [];
  if (limits.length === 0) return null;
  return (
    <Panel title={accessText.title} help={accessText.help}>
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
    {
      label: accessText.companies,
      value: companyIds.length > 0 ? companies.join(', ') || accessText.none : '',
    },
    { label: accessText.years, value: accessYears(access) },
    { label: accessText.until, value: until === null ? '' : dateText(until) },
  ];
  return limits.filter(({ value }) => value !== '');
}
