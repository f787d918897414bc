import { Heading, Stack } from '@chakra-ui/react';
import { type Access, accessSchemaOn } from '@garita/domain/account/access.schema';
import type { Role } from '@garita/domain/account/permissions';
import type { OwnProfile } from '@garita/domain/account/user.schema';
import { ROLE_LABELS } from '@garita/domain/text/option-labels.es';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import type { HistoryKind } from '../../records/history-lines.ts';
import { date, type HistoryFields, oneOf, plain, plainText } from '../../records/history-lines.ts';
import { HistoryList } from '../../records/record-history.tsx';
import { historyText } from '../../text/documents/history.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { usersText } from '../../text/records/users.es.ts';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { AccessFields, accessText } from './access-fields.tsx';

const { access: accessLabels, list } = usersText;

const text = usersText.access;
const SCHEMA = accessSchemaOn(todayInPuertoRico);

type Auditor = { id: number; name: string; lastName: string; access: Access };

type AccessDrawerProps = {
  /** Undefined keeps it closed. */
  auditor: Auditor | undefined;
  onClose: () => void;
};

/** Edits an auditor's access to the account and shows the history of its changes. */
export function AccessDrawer({ auditor, onClose }: AccessDrawerProps) {
  return (
    <SideDrawer
      open={auditor !== undefined}
      title={auditor ? text.of(nameOf(auditor)) : ''}
      size="md"
      onClose={onClose}
    >
      {auditor && (
        <Stack gap="8">
          <AccessForm auditor={auditor} onDone={onClose} />
          <Stack as="section" gap="4" aria-labelledby="user-history">
            <Heading as="h2" id="user-history" fontSize="16px">
              {historyText.open}
            </Heading>
            <HistoryList history={USER_HISTORY} recordId={auditor.id} />
          </Stack>
        </Stack>
      )}
    </SideDrawer>
  );
}

function AccessForm({ auditor, onDone }: { auditor: Auditor; onDone: () => void }) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.users.changeAccess.useMutation();
  const save = async (access: Access, commandId: string) => {
    await mutateAsync({ userId: auditor.id, access, commandId });
    await utils.users.list.invalidate();
    notifySuccess(recordsText.edited);
    onDone();
  };
  return (
    <SchemaForm
      schema={SCHEMA}
      defaultValues={auditor.access}
      confirm={{
        title: text.change,
        description: (access) => text.question(nameOf(auditor), accessText(access)),
      }}
      onSubmit={save}
      isGuarded={false}
      isInDrawer
      actions={<SaveButton label={text.save} />}
    >
      <Stack gap="4">
        <AccessFields />
      </Stack>
    </SchemaForm>
  );
}

function nameOf({ name, lastName }: Auditor): string {
  return `${name} ${lastName}`;
}

type UserHistoryRecord = Omit<OwnProfile, 'currentPassword'> & {
  role: Role;
  passwordHash: string;
  access: Omit<Access, 'companyIds'>;
};

const FIELDS: HistoryFields<UserHistoryRecord> &
  Record<'access.companyIds', HistoryFields<UserHistoryRecord>['isActive']> = {
  isActive: plain(recordsText.active.el),
  name: plain(list.name),
  lastName: plain(list.lastName),
  email: plain(list.email),
  phone: plain(list.phone),
  role: oneOf(list.role, ROLE_LABELS),
  passwordHash: plain(list.password),
  'access.companyIds': { label: accessLabels.companies, show: (ids) => <CompanyNames ids={ids} /> },
  'access.fromYear': plain(accessLabels.fromYear),
  'access.toYear': plain(accessLabels.toYear),
  'access.until': date(accessLabels.until),
};

const USER_HISTORY: HistoryKind = { record: 'user', fields: FIELDS };

/** The names of companies, which a history stores as '3, 5'. A removed company has its number. */
function CompanyNames({ ids }: { ids: unknown }) {
  const companies = trpc.companies.list.useQuery().data;
  if (typeof ids !== 'string' || ids === '') return accessLabels.allCompanies;
  const companyName = (id: string) => companies?.find((company) => String(company.id) === id)?.name ?? id;
  return plainText(ids.split(', ').map(companyName).join(', '));
}
