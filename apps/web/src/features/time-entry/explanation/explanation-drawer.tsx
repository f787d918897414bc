import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Printer } from 'lucide-react';
import { dialogText } from '../../../text/dialog.es.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { LineRef } from '../state/statement-lines.ts';
import { ExplanationBody } from './explanation-body.tsx';

/** An amount that somebody asked about. */
export type Question = { line: LineRef; label: string };

type ExplanationDrawerProps = {
  /** Undefined keeps the drawer closed. */
  question: Question | undefined;
  onClose: () => void;
};

/** Answers '¿Por qué?' beside the form, which stays as it is. On paper it stands alone. */
export function ExplanationDrawer({ question, onClose }: ExplanationDrawerProps) {
  return (
    <Drawer.Root
      open={question !== undefined}
      onOpenChange={({ open }) => !open && onClose()}
      size="sm"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop _print={{ display: 'none' }} />
        <Drawer.Positioner _print={ON_PAPER}>
          <Drawer.Content _print={{ ...ON_PAPER, maxW: 'full', shadow: 'none' }}>
            <Global styles={{ '@media print': { '#root': { display: 'none' } } }} />
            <Drawer.Header>
              <Drawer.Title>{`${payrollText.why.title} ${question?.label ?? ''}`}</Drawer.Title>
            </Drawer.Header>
            <Drawer.CloseTrigger asChild data-print="hidden">
              <CloseButton size="sm" aria-label={dialogText.close} />
            </Drawer.CloseTrigger>
            <Drawer.Body>{question && <ExplanationBody question={question} />}</Drawer.Body>
            <Drawer.Footer data-print="hidden">
              <Button type="button" variant="outline" onClick={() => print()}>
                <Printer aria-hidden />
                {payrollText.actions.print}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

const ON_PAPER = { position: 'static', height: 'auto', width: 'full' } as const;
