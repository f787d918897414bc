import { Box, Button, Code, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import {
  type SecondFactorConfirmation,
  type SecondFactorStart,
  secondFactorConfirmationSchema,
  secondFactorStartSchema,
} from '@garita/domain/account/second-factor.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { renderSVG } from 'uqr';
import { trpc } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { profileText } from '../../text/profile.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SectionSubmit } from './title-and-submit.tsx';

const text = profileText.secondFactor;

type SwitchOnProps = {
  /** Receives the recovery codes, which are never shown again. */
  onSwitchedOn: (recoveryCodes: readonly string[]) => void;
};

/**
 * Switches the second factor on: the password first, then a secret, then a code that shows that the
 * application has it.
 */
export function SwitchOn({ onSwitchedOn }: SwitchOnProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [setup, setSetup] = useState<SetupData>();
  const cancel = () => {
    setSetup(undefined);
    setIsAsking(false);
  };

  if (setup) return <Setup {...setup} onConfirmed={onSwitchedOn} onCancel={cancel} />;
  if (isAsking) return <StartForm onStarted={setSetup} onCancel={cancel} />;
  return (
    <Button colorPalette="brand" onClick={() => setIsAsking(true)}>
      {text.start}
    </Button>
  );
}

type StartFormProps = { onStarted: (setup: SetupData) => void; onCancel: () => void };

function StartForm({ onStarted, onCancel }: StartFormProps) {
  const shown = useFocusOnShow();
  const { mutateAsync } = trpc.secondFactor.start.useMutation();
  const start = async (proof: SecondFactorStart) => onStarted(await mutateAsync(proof));
  return (
    <Box ref={shown} tabIndex={-1} outline="none" maxW="32rem">
      <Text mb="4">{text.startHelp}</Text>
      <SchemaForm
        schema={secondFactorStartSchema}
        defaultValues={{ currentPassword: '' }}
        onSubmit={start}
        isGuarded={false}
        actions={
          <SectionSubmit label={text.start}>
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
      </SchemaForm>
    </Box>
  );
}

/** The secret and the address that set up an authenticator application. */
type SetupData = inferRouterOutputs<AppRouter>['secondFactor']['start'];

type SetupProps = SetupData & {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** Shows the secret for an authenticator application, and asks for a code that the application calculates. */
function Setup({ uri, secret, onConfirmed, onCancel }: SetupProps) {
  const shown = useFocusOnShow();
  return (
    <Flex ref={shown} tabIndex={-1} outline="none" gap="6" wrap="wrap">
      <QrCode value={uri} label={text.qr} />
      <Stack gap="4" flex="1" minW="16rem" maxW="32rem">
        <Text>{text.scan}</Text>
        <Stack gap="1">
          <Text>{text.secret}</Text>
          <Code size="md" p="2" userSelect="all" alignSelf="start">
            {inGroups(secret)}
          </Code>
        </Stack>
        <ConfirmForm onConfirmed={onConfirmed} onCancel={onCancel} />
      </Stack>
    </Flex>
  );
}

function ConfirmForm({ onConfirmed, onCancel }: Pick<SetupProps, 'onConfirmed' | 'onCancel'>) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.secondFactor.confirm.useMutation();
  const confirm = async (confirmation: SecondFactorConfirmation) => {
    const { recoveryCodes } = await mutateAsync(confirmation);
    onConfirmed(recoveryCodes);
    notifySuccess(text.activated);
    await utils.secondFactor.get.invalidate();
  };

  return (
    <SchemaForm
      schema={secondFactorConfirmationSchema}
      defaultValues={{ code: '' }}
      onSubmit={confirm}
      isGuarded={false}
      actions={
        <SectionSubmit label={text.confirm}>
          <Button variant="outline" onClick={onCancel}>
            {text.cancel}
          </Button>
        </SectionSubmit>
      }
    >
      <TextField
        name="code"
        label={accountText.signIn.verificationCode}
        help={text.confirmHelp}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
      />
    </SchemaForm>
  );
}

/** Groups the secret by four characters for typing by hand; applications ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The margin without which cameras do not find a QR code, in modules. */
const MARGIN = 4;

/** A QR code in black on white, in dark mode too, because not every camera reads inverted codes. */
function QrCode({ value, label }: { value: string; label: string }) {
  const drawing = renderSVG(value, { border: MARGIN, ecc: 'M' });
  return (
    <chakra.img
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
      boxSize="48"
      rounded="md"
      borderWidth="1px"
    />
  );
}

/**
 * Moves the focus to an element (`tabIndex={-1}`) when it appears, because the button that showed it is gone.
 */
export function useFocusOnShow(): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return shown;
}
