import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { AskingSwitch } from '../../components/asking-switch.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { Panel } from '../../components/panel.tsx';
import { useCurrentUser, useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { type FieldName, type HistoryField, plain } from '../../records/history/history-field.ts';
import type { HistoryKind } from '../../records/history/history-line.ts';
import { RecordHistory } from '../../records/record-history.tsx';
import { dialogText } from '../../text/dialog.es.ts';
import { usersText } from '../../text/users.es.ts';

const text = usersText.closingRule;

const SETTINGS_FIELDS: Record<FieldName<AccountSettings>, HistoryField> = {
  periodsClosedByAnother: plain(text.label),
};
const SETTINGS_HISTORY: HistoryKind = { record: 'account', fields: SETTINGS_FIELDS };

/** Whether the account asks that who closes a period is not who loaded its pay. */
export function ClosingRule() {
  const settings = trpc.accountSettings.get.useQuery();
  const accountId = useCurrentUser()?.accountId;
  return (
    <Panel
      title={text.title}
      help={text.help}
      action={
        accountId !== undefined && (
          <RecordHistory history={SETTINGS_HISTORY} recordId={accountId} name={text.title} />
        )
      }
    >
      <Loaded query={settings}>
        {({ periodsClosedByAnother }) => <RuleSwitch isOn={periodsClosedByAnother} />}
      </Loaded>
    </Panel>
  );
}

function RuleSwitch({ isOn }: { isOn: boolean }) {
  // The key is made with the question: accepted twice, it counts once.
  const [commandId, setCommandId] = useState<string>();
  const mayChange = useIsAllowed('account:write');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accountSettings.change.useMutation();
  const accept = async () => {
    await mutateAsync({ settings: { periodsClosedByAnother: !isOn }, commandId });
    await Promise.all([utils.accountSettings.invalidate(), utils.periods.invalidate()]);
    notifySuccess(dialogText.changed);
  };
  return (
    <>
      <AskingSwitch isOn={isOn} isDisabled={!mayChange} onAsk={() => setCommandId(uuidv7())}>
        {text.label}
      </AskingSwitch>
      <ConfirmDialog
        open={commandId !== undefined}
        title={isOn ? dialogText.deactivate : dialogText.activate}
        description={isOn ? text.switchOff : text.switchOn}
        onClose={() => setCommandId(undefined)}
        onAccept={accept}
      />
    </>
  );
}
