import { Button } from '@chakra-ui/react';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { SideDrawer } from '../../components/side-drawer.tsx';
import { balancesText } from '../../text/balances.es.ts';
import { AdjustmentForm } from './adjustment-form.tsx';

const { adjustment: text } = balancesText;

type AdjustmentButtonProps = { kind: LeaveKind; employeeId: number };

/** Opens the form for a correction of one kind of leave. */
export function AdjustmentButton({ kind, employeeId }: AdjustmentButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="xs" variant="outline" data-print="hidden" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden />
        {text.open[kind]}
      </Button>
      <SideDrawer open={isOpen} title={text.open[kind]} onClose={close}>
        <AdjustmentForm kind={kind} employeeId={employeeId} onDone={close} />
      </SideDrawer>
    </>
  );
}
