import { Badge, Box, Button, Heading, HStack, List, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import {
  type SecondFactorRemoval,
  secondFactorRemovalSchema,
} from '@garita/domain/account/second-factor.schema';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { dialogText } from '../../text/dialog.es.ts';
import { profileText } from '../../text/profile.es.ts';
import { copyText } from '../../ui/copy-text.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SwitchOn, useFocusOnShow } from './second-factor-setup.tsx';
import { SectionSubmit } from './title-and-submit.tsx';

const text = profileText.secondFactor;

/** Shows if sign-in needs a second factor, and switches it on and off. */
export function SecondFactorSection() {
  const factor = trpc.secondFactor.get.useQuery();
  return (
    <Panel title={text.title} help={text.help} mark={factor.data && <StateMark isOn={factor.data.isOn} />}>
      <Loaded query={factor}>
        {({ isOn, recoveryCodesLeft }) => <Steps isOn={isOn} recoveryCodesLeft={recoveryCodesLeft} />}
      </Loaded>
    </Panel>
  );
}

function StateMark({ isOn }: { isOn: boolean }) {
  return isOn ? <Badge colorPalette="green">{text.on}</Badge> : <Badge>{text.off}</Badge>;
}

function Steps({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  if (newCodes) return <RecoveryCodeList codes={newCodes} onKept={() => setNewCodes(undefined)} />;
  return isOn ? <SwitchOff recoveryCodesLeft={recoveryCodesLeft} /> : <SwitchOn onSwitchedOn={setNewCodes} />;
}

type RecoveryCodeListProps = { codes: readonly string[]; onKept: () => void };

/** Shows the recovery codes once, to be copied or printed. On paper they stand alone. */
function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const shown = useFocusOnShow();
  return (
    <Box ref={shown} tabIndex={-1} outline="none" data-print="only">
      <Global styles={ALONE_ON_PAPER} />
      <Heading as="h3" fontSize="14px" lineHeight="20px">
        {text.codesTitle}
      </Heading>
      <Text>{text.codesHelp}</Text>
      <List.Root listStyle="none" fontFamily="mono" fontSize="16px" my="4" aria-label={text.codesTitle}>
        {codes.map((code) => (
          <List.Item key={code}>{code}</List.Item>
        ))}
      </List.Root>
      <HStack gap="2" wrap="wrap" data-print="hidden">
        <Button variant="outline" onClick={() => void copyText(codes.join('\n'), text)}>
          <Copy aria-hidden />
          {text.copy}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden />
          {dialogText.print}
        </Button>
        <Button colorPalette="brand" onClick={onKept}>
          {text.kept}
        </Button>
      </HStack>
    </Box>
  );
}

const ALONE_ON_PAPER = {
  '@media print': {
    body: { visibility: 'hidden' },
    '[data-print="only"]': { visibility: 'visible', position: 'fixed', inset: '0', color: 'black' },
  },
} as const;

/** At this number of recovery codes or fewer, the user is warned. */
const FEW_CODES = 3;

/** Shows the number of recovery codes left, and switches the second factor off. */
function SwitchOff({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box>
      <Text mb="4">
        {text.codesLeft(recoveryCodesLeft)} {recoveryCodesLeft <= FEW_CODES && text.fewCodes}
      </Text>
      {isAsking ? (
        <SwitchOffForm onCancel={() => setIsAsking(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {text.stop}
        </Button>
      )}
    </Box>
  );
}

function SwitchOffForm({ onCancel }: { onCancel: () => void }) {
  const shown = useFocusOnShow();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.secondFactor.remove.useMutation();
  const remove = async (removal: SecondFactorRemoval) => {
    await mutateAsync(removal);
    notifySuccess(text.deactivated);
    await utils.secondFactor.get.invalidate();
  };

  return (
    <Box ref={shown} tabIndex={-1} outline="none" maxW="32rem">
      <Text mb="4">{text.stopHelp}</Text>
      <SchemaForm
        schema={secondFactorRemovalSchema}
        defaultValues={{ currentPassword: '', code: '' }}
        onSubmit={remove}
        isGuarded={false}
        actions={
          <SectionSubmit label={text.stop}>
            <Button variant="outline" onClick={onCancel}>
              {text.cancel}
            </Button>
          </SectionSubmit>
        }
      >
        <TextField
          name="currentPassword"
          type="password"
          label={text.password}
          autoComplete="current-password"
          isRequired
        />
        <TextField name="code" label={text.code} autoComplete="one-time-code" isRequired />
      </SchemaForm>
    </Box>
  );
}
