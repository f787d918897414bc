import { Button } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { notifyError } from '../../../components/notices.ts';
import { errorText } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { accountText } from '../../../text/account.es.ts';
import { Setup } from './setup.tsx';

/** What an application is set up with. */
export type SetupData = inferRouterOutputs<AppRouter>['secondFactor']['start'];

type SwitchOnProps = {
  /** Gets the recovery codes, which nobody sees again. */
  onSwitchedOn: (recoveryCodes: readonly string[]) => void;
};

/** Switches the second factor on: a secret first, then a code that shows that the application has it. */
export function SwitchOn({ onSwitchedOn }: SwitchOnProps) {
  const [setup, setSetup] = useState<SetupData>();
  const { mutateAsync, isPending } = trpc.secondFactor.start.useMutation();
  const start = () => mutateAsync().then(setSetup, (error: unknown) => notifyError(errorText(error)));

  if (setup) return <Setup {...setup} onConfirmed={onSwitchedOn} onCancel={() => setSetup(undefined)} />;
  return (
    <Button colorPalette="brand" loading={isPending} onClick={() => void start()}>
      {accountText.profile.secondFactor.start}
    </Button>
  );
}
