import { Button } from '@chakra-ui/react';
import { notifyError } from '../../components/notices.ts';
import { EmptyBlock } from '../../components/state-blocks.tsx';
import { payrollText } from '../../text/payroll.es.ts';

const { actions } = payrollText;

/** No period is chosen: nothing can be loaded, and saving says why. */
export function NoPeriod({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EmptyBlock title={actions.noPeriod} hint={actions.noPeriodHelp}>
      {mayWrite && (
        <Button colorPalette="brand" onClick={() => notifyError(actions.noPeriod)}>
          {actions.save}
        </Button>
      )}
    </EmptyBlock>
  );
}
