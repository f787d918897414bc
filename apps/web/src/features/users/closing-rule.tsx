import { Alert, Button, HStack, Stack } from '@chakra-ui/react';
import type { AccountSettings } from '@garita/domain/account/account-settings.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { type ReactNode, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { momentText } from '../../lib/date-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc, useCurrentUser, useIsAllowed } from '../../lib/trpc.ts';
import type { HistoryKind } from '../../records/history-lines.ts';
import { type FieldName, type HistoryField, plain } from '../../records/history-lines.ts';
import { RecordHistory } from '../../records/record-history.tsx';
import { dialogText } from '../../text/dialog.es.ts';
import { usersText } from '../../text/records/users.es.ts';
import { ConfirmedSwitch } from '../../ui/controls/toggle.tsx';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';

const text = usersText.closingRule;

const SETTINGS_FIELDS: Record<FieldName<AccountSettings> | 'isSwitchOffAsked', HistoryField> = {
  periodsClosedByAnother: plain(text.label),
  isSwitchOffAsked: plain(text.asked),
};
const SETTINGS_HISTORY: HistoryKind = { record: 'account', fields: SETTINGS_FIELDS };

/** Sets if the account requires that the person who closes a period is not the one who loaded its pay. */
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
      <Loaded query={settings}>{(inForce) => <Rule {...inForce} />}</Loaded>
    </Panel>
  );
}

type Settings = inferRouterOutputs<AppRouter>['accountSettings']['get'];

function Rule({ periodsClosedByAnother: isOn, switchOffAsked, version }: Settings) {
  // The key is made with the question: accepted twice, it counts once.
  const [commandId, setCommandId] = useState<string>();
  const mayChange = useIsAllowed('account:write');
  const userId = useCurrentUser()?.id;
  const utils = trpc.useUtils();
  const change = trpc.accountSettings.change.useMutation({
    // Another user may have changed them meanwhile: the question is asked again of what holds now.
    onError: () => utils.accountSettings.invalidate(),
  });
  const keep = trpc.accountSettings.keepClosingRule.useMutation();
  const announceChange = async () => {
    await Promise.all([utils.accountSettings.invalidate(), utils.periods.invalidate()]);
    notifySuccess(dialogText.changed);
  };
  const accept = async () => {
    await change.mutateAsync({ settings: { periodsClosedByAnother: !isOn }, version, commandId });
    await announceChange();
  };
  const keepOn = () =>
    keep
      .mutateAsync({ commandId: uuidv7() })
      .then(announceChange)
      .catch((error: unknown) => notifyError(errorText(error)));
  const isSecond = switchOffAsked !== null && switchOffAsked.userId !== userId;
  const switchOff = isSecond ? text.switchOff : text.askToSwitchOff;
  const ask = () => setCommandId(uuidv7());
  return (
    <Stack gap="3">
      <ConfirmedSwitch isOn={isOn} isDisabled={!mayChange || switchOffAsked !== null} onAsk={ask}>
        {text.label}
      </ConfirmedSwitch>
      {switchOffAsked && (
        <AskedNotice asked={switchOffAsked} isByYou={!isSecond}>
          {mayChange && isSecond && (
            <Button size="xs" onClick={ask}>
              {text.confirm}
            </Button>
          )}
          {mayChange && (
            <Button size="xs" variant="outline" loading={keep.isPending} onClick={() => void keepOn()}>
              {text.keep}
            </Button>
          )}
        </AskedNotice>
      )}
      <ConfirmDialog
        open={commandId !== undefined}
        title={isOn ? dialogText.deactivate : dialogText.activate}
        description={isOn ? switchOff : text.switchOn}
        onClose={() => setCommandId(undefined)}
        onAccept={accept}
      />
    </Stack>
  );
}

type AskedNoticeProps = {
  asked: NonNullable<Settings['switchOffAsked']>;
  isByYou: boolean;
  /** The button that resolves it. */
  children: ReactNode;
};

/** Says that somebody asked to switch off the rule, which another person has to confirm. */
function AskedNotice({ asked: { by, at }, isByYou, children }: AskedNoticeProps) {
  const on = momentText(at);
  return (
    <Alert.Root status="info" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1 1 16rem">{isByYou ? text.askedByYou(on) : text.askedBy(by, on)}</Alert.Title>
      <HStack gap="2">{children}</HStack>
    </Alert.Root>
  );
}
