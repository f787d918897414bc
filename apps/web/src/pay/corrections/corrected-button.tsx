import { Button } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { timeHistoryText as text } from '../../text/time-history.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';

/** A pay, and how often it was corrected. */
export type CorrectedPay = { companyId: number; entryId: number; corrections: number };

/** 'Corregido 1 vez', and what changed (`children`) when it is asked for; nothing for what is as it was loaded. */
export function CorrectedButton({ corrections, children }: { corrections: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (corrections === 0) return null;
  return (
    <>
      <Button type="button" variant="outline" size="xs" onClick={() => setIsOpen(true)}>
        <History aria-hidden />
        {text.corrected(corrections)}
      </Button>
      <SideDrawer open={isOpen} title={text.title} size="md" onClose={() => setIsOpen(false)}>
        {children}
      </SideDrawer>
    </>
  );
}
