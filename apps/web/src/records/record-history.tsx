import { Box, Button, chakra, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight, History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { momentText } from '../lib/date-text.ts';
import { trpc } from '../lib/trpc.ts';
import { historyText } from '../text/documents/history.es.ts';
import { SideDrawer } from '../ui/overlay/overlays.tsx';
import { Loaded } from '../ui/page/loaded.tsx';
import { MoreButton } from '../ui/page/panel.tsx';
import { EmptyBlock } from '../ui/page/state-blocks.tsx';
import {
  changeTitle,
  type HistoryKind,
  historyField,
  isSwitch,
  type RecordHistoryLine,
} from './history-lines.ts';

type RecordHistoryProps = {
  history: HistoryKind;
  recordId: number;
  /** The name of the record; undefined until it is loaded. */
  name: string | undefined;
};

/** The button 'Historial' and the drawer it opens: who changed which field, from what to what, and when. */
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

/** The history is loaded each time it is opened, because the form beside it may have been saved meanwhile. */
const ALWAYS_ASKED = { gcTime: 0, staleTime: 0 } as const;

/** Every change of a record, newest first, page by page. */
export function HistoryList({ history, recordId }: { history: HistoryKind; recordId: number }) {
  const query = trpc.recordChanges.list.useInfiniteQuery(
    { record: history.record, recordId },
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...ALWAYS_ASKED },
  );
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const lines = pages.flatMap((page) => page.lines);
        if (lines.length === 0) return <EmptyBlock title={historyText.empty} />;
        return (
          <>
            <Stack as="ol" listStyleType="none" gap="5">
              {lines.map((line) => (
                <HistoryEntry key={line.id} history={history} line={line} />
              ))}
            </Stack>
            <MoreButton query={query} label={historyText.more} />
          </>
        );
      }}
    </Loaded>
  );
}

type HistoryEntryProps = { history: HistoryKind; line: RecordHistoryLine };

/** One change: what happened, who did it and when, and which fields it touched. */
function HistoryEntry({ history, line }: HistoryEntryProps) {
  return (
    <Box as="li" borderStartWidth="2px" borderColor="border.emphasized" ps="4" css={{ breakInside: 'avoid' }}>
      <Text as="h3" fontWeight="semibold">
        {changeTitle(history, line)}
      </Text>
      <Text color="fg.muted" fontSize="13px" mb="2">
        <time dateTime={line.at}>
          {historyText.by(line.actor.name || historyText.somebody, momentText(line.at))}
        </time>
      </Text>
      <Values history={history} line={line} />
    </Box>
  );
}

/**
 * The changed values. Those of a whole record that was created or removed are folded, because that is every
 * field.
 */
function Values({ history: { fields }, line }: HistoryEntryProps) {
  const { kind, changes } = line;
  if (kind === 'shown' || isSwitch(line)) return null;
  if (kind === 'updated') return <ChangedValues fields={fields} changes={changes} />;
  const filled = changes.filter(({ before, after }) => !isEmpty(before ?? after));
  const reasons = filled.filter(({ field }) => field === REASON);
  const values = filled.filter(({ field }) => field !== REASON);
  return (
    <>
      {reasons.length > 0 && <ChangedValues fields={fields} changes={reasons} />}
      <details>
        <chakra.summary cursor="pointer" fontSize="13px" mb="2">
          {historyText.values(values.length)}
        </chakra.summary>
        <ChangedValues fields={fields} changes={values} />
      </details>
    </>
  );
}

/** The field of a change that says why it was made. */
const REASON = 'reason';

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

type Change = RecordHistoryLine['changes'][number];

type ChangedValuesProps = Pick<HistoryKind, 'fields'> & { changes: readonly Change[] };

/** The fields of a change, each with its value before and after. */
function ChangedValues({ fields, changes }: ChangedValuesProps) {
  const names = Object.keys(fields);
  const inFormOrder = changes.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {inFormOrder.map((change) => {
        const { label, show } = historyField(fields, change.field);
        return (
          <Box as="li" key={change.field}>
            <Text color="fg.muted" fontSize="13px">
              {label}
            </Text>
            <BeforeAndAfter change={change} show={show} />
          </Box>
        );
      })}
    </Stack>
  );
}

function BeforeAndAfter({ change, show }: { change: Change; show: (value: unknown) => ReactNode }) {
  const hasBefore = 'before' in change;
  const hasAfter = 'after' in change;
  return (
    <HStack gap="2" wrap="wrap" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      {hasBefore && (
        <Text as="span" color={hasAfter ? 'fg.muted' : undefined}>
          <VisuallyHidden>{historyText.before}: </VisuallyHidden>
          {show(change.before)}
        </Text>
      )}
      {hasBefore && hasAfter && <ArrowRight size={14} aria-hidden />}
      {hasAfter && (
        <Text as="span">
          <VisuallyHidden>{historyText.after}: </VisuallyHidden>
          {show(change.after)}
        </Text>
      )}
    </HStack>
  );
}
