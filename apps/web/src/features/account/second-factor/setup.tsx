import { Button, Code, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import {
  type SecondFactorConfirmation,
  secondFactorConfirmationSchema,
} from '@garita/domain/account/second-factor.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { renderSVG } from 'uqr';
import { trpc } from '../../../lib/trpc.ts';
import { accountText } from '../../../text/account.es.ts';
import { profileText } from '../../../text/profile.es.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../../ui/notices/notices.ts';
import { SectionSubmit } from '../section-submit.tsx';
import { useFocusOnShow } from './use-focus-on-show.ts';

const text = profileText.secondFactor;

/** What an application is set up with. */
export type SetupData = inferRouterOutputs<AppRouter>['secondFactor']['start'];

type SetupProps = SetupData & {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** Brings the secret to an application, and asks for a code that it makes from it. */
export function Setup({ uri, secret, onConfirmed, onCancel }: SetupProps) {
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

/** Four characters at a time, as they are typed by hand; applications ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The margin without which cameras do not find a QR, in modules. */
const MARGIN = 4;

/** A QR in black on white, also where the screen is dark: not every camera reads it the other way round. */
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
