import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { balancesText } from '../../text/balances.es.ts';
import { filedReasonText } from '../../text/filed-reason.es.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import type { Balances } from './balances.ts';

const { removal: text } = balancesText.opening;

/** Takes back what a year was said to have had before Garita. */
export function OpeningRemoval({ balances: { employee, year } }: { balances: Balances }) {
  const [isAsked, setIsAsked] = useState(false);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.balances.removeOpening.useMutation();
  const remove = async (given: { reason: string; commandId: string }) => {
    await mutateAsync({ employeeId: employee.id, year, ...given });
    await utils.balances.get.invalidate({ employeeId: employee.id });
    notifySuccess(text.removed);
  };
  return (
    <Flex justify="end" gridColumn="1 / -1">
      <Button variant="outline" colorPalette="red" onClick={() => setIsAsked(true)}>
        {text.button}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={text.button}
          question={text.question(employee.name, year)}
          label={filedReasonText.reason}
          acceptLabel={text.accept}
          isDestructive
          onClose={() => setIsAsked(false)}
          onAccept={remove}
        />
      )}
    </Flex>
  );
}
