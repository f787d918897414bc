import { Button } from '@chakra-ui/react';
import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { balancesText } from '../../text/balances.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';
import { AdjustmentForm } from './adjustment-form.tsx';

const { adjustment: text } = balancesText;

type AdjustmentButtonProps = { kind: LeaveKind; movements: readonly LeaveMovement[]; employeeId: number };

/** Opens the form for a correction of one kind of leave. */
export function AdjustmentButton({ kind, ...rest }: AdjustmentButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="xs" variant="outline" data-print="hidden" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden />
        {text.open[kind]}
      </Button>
      <SideDrawer open={isOpen} title={text.open[kind]} onClose={close}>
        <AdjustmentForm kind={kind} {...rest} onDone={close} />
      </SideDrawer>
    </>
  );
}
