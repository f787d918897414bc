import { Heading, Stack } from '@chakra-ui/react';
import { type Access, accessSchemaOn } from '@garita/domain/account/access.schema';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { HistoryList } from '../../records/record-history.tsx';
import { historyText } from '../../text/history.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { usersText } from '../../text/users.es.ts';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';
import { AccessFields } from './access-fields.tsx';
import { accessText } from './access-text.ts';
import { USER_HISTORY } from './user-history.tsx';

const text = usersText.access;
const SCHEMA = accessSchemaOn(todayInPuertoRico);

type Auditor = { id: number; name: string; lastName: string; access: Access };

type AccessDrawerProps = {
  /** Undefined keeps it closed. */
  auditor: Auditor | undefined;
  onClose: () => void;
};

/** How much of the account an auditor sees, to be changed, and who changed what of them before. */
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
