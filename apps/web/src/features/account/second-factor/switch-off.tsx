import { Box, Button, Text } from '@chakra-ui/react';
import {
  type SecondFactorRemoval,
  secondFactorRemovalSchema,
} from '@garita/domain/account/second-factor.schema';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { profileText } from '../../../text/profile.es.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../../ui/notices/notices.ts';
import { SectionSubmit } from '../section-submit.tsx';
import { useFocusOnShow } from './use-focus-on-show.ts';

const text = profileText.secondFactor;

/** How many recovery codes are few. */
const FEW_CODES = 3;

/** What is left of the recovery codes, and the way to switch the second factor off. */
export function SwitchOff({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
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
