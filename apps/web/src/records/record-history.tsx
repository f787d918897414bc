import { Button } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useState } from 'react';
import { historyText } from '../text/history.es.ts';
import { SideDrawer } from '../ui/overlay/overlays.ts';
import type { HistoryKind } from './history/history-line.ts';
import { HistoryList } from './history/history-list.tsx';

type RecordHistoryProps = {
  history: HistoryKind;
  recordId: number;
  /** What the record is called; undefined until it is known that there is one. */
  name: string | undefined;
};

/** The button 'Historial' and what it opens: who changed which field of a record from what to what, and when. */
export function RecordHistory({ history, recordId, name }: RecordHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (name === undefined) return null;
  return (
    <>
      <Button size="xs" variant="outline" data-print="hidden" onClick={() => setIsOpen(true)}>
        <History aria-hidden />
        {historyText.open}
      </Button>
      <SideDrawer open={isOpen} title={historyText.title(name)} size="md" onClose={() => setIsOpen(false)}>
        <HistoryList history={history} recordId={recordId} />
      </SideDrawer>
    </>
  );
}
