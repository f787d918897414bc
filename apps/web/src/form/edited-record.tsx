import { Box } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { type HistoryOf, isSwitch } from '../components/record-history/history-line.ts';
import { momentText } from '../lib/date-text.ts';
import { FORM_START } from '../lib/form-start.ts';
import { trpc } from '../lib/trpc.ts';
import { formText } from '../text/form.es.ts';
import { historyText } from '../text/history.es.ts';
import { FormWarning } from './form-warning.tsx';

type OpenedRecord = HistoryOf & {
  /** The latest line of its history when the form opened; 0 where there was none. */
  latestLine: number;
};

const OpenedRecordContext = createContext<OpenedRecord | null>(null);

/** Stands around the form of a saved record: the question before saving then tells who else changed it meanwhile. */
export function EditedRecord({ children, ...history }: HistoryOf & { children: ReactNode }) {
  const { data } = trpc.recordChanges.list.useQuery(history, FORM_START);
  const [latestLine, setLatestLine] = useState<number>();
  // Once: the question asks for the same history again, and its answer comes here too.
  if (data && latestLine === undefined) setLatestLine(data.lines[0]?.id ?? 0);
  return (
    <OpenedRecordContext value={latestLine === undefined ? null : { ...history, latestLine }}>
      {children}
    </OpenedRecordContext>
  );
}

/** Who changed the record since its form opened, if anybody did: saving would put the form's values over theirs. */
export function ChangedMeanwhile() {
  const opened = use(OpenedRecordContext);
  return opened && <LatestChange {...opened} />;
}

function LatestChange({ latestLine, ...history }: OpenedRecord) {
  const { data } = trpc.recordChanges.list.useQuery(history, { staleTime: 0 });
  // A form has no switch, and who looked at a number changed nothing.
  const change = data?.lines.find(
    (line) => line.id > latestLine && line.kind === 'updated' && !isSwitch(line),
  );
  const who = change?.actor.name || historyText.somebody;
  return (
    <Box css={{ '& > :not(:empty)': { mt: '3' } }}>
      <FormWarning text={change && formText.changedMeanwhile(who, momentText(change.at))} />
    </Box>
  );
}
