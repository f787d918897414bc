import { Box, Button, Text } from '@chakra-ui/react';
import { type SecondFactorStart, secondFactorStartSchema } from '@garita/domain/account/second-factor.schema';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { profileText } from '../../../text/profile.es.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../../ui/form/schema-form.tsx';
import { SectionSubmit } from '../section-submit.tsx';
import { Setup, type SetupData } from './setup.tsx';
import { useFocusOnShow } from './use-focus-on-show.ts';

const text = profileText.secondFactor;

type SwitchOnProps = {
  /** Gets the recovery codes, which nobody sees again. */
  onSwitchedOn: (recoveryCodes: readonly string[]) => void;
};

/** Switches the second factor on: the password first, then a secret, then a code that shows that the application has it. */
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
