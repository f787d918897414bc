import { Button, Link as ChakraLink, Popover, Portal, Stack, Text } from '@chakra-ui/react';
import { isDueOf } from '@garita/domain/filing/due/obligation';
import { isLate } from '@garita/domain/schedule/period-progress';
import { addDays } from '@garita/domain/time/calendar-date';
import { Link } from 'react-router';
import { href, PATHS } from '../config/paths.ts';
import { dateText, todayInPuertoRico } from '../lib/date-text.ts';
import { trpc } from '../lib/trpc.ts';
import { dueText } from '../text/documents/due.es.ts';
import { shellText } from '../text/shell.es.ts';
import { Loaded } from '../ui/page/loaded.tsx';
import { NoticeHistory } from './notice-history.tsx';

const text = dueText.bell;

/** The number of lines shown for a company; Escritorio has all of them. */
const LINES = 3;

/** State and ids of a panel that a button opened beside itself. */
export type OpenedPanel = {
  open: boolean;
  onClose: () => void;
  /** The ids by which the panel finds its button, to stand beside it and to give the focus back. */
  ids: { trigger: string; content: string };
};

/** The panel that the bell of the top bar opens: what is late, and what is due within a week, by company. */
export function DueReminder({ open, onClose, ids }: OpenedPanel) {
  return (
    <Popover.Root
      ids={ids}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={shellText.bar.due} width="96" maxWidth="calc(100vw - 2rem)">
            <Popover.Body p="3">
              <Popover.Title fontWeight="semibold" mb="2">
                {shellText.bar.due}
              </Popover.Title>
              <Reminders onLeave={onClose} />
              <NoticeHistory />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function Reminders({ onLeave }: { onLeave: () => void }) {
  const query = useReminders();
  return (
    <>
      <Loaded query={query} lines={4}>
        {(companies) =>
          companies.length === 0 ? (
            <Text color="fg.muted">{text.nothing}</Text>
          ) : (
            <Stack as="ul" gap="3" maxHeight="60dvh" overflowY="auto" listStyleType="none" tabIndex={0}>
              {companies.map(({ companyId, company, lines }) => (
                <li key={companyId}>
                  <ChakraLink asChild fontWeight="medium">
                    <Link to={href(PATHS.companyHome, { companyId })} onClick={onLeave}>
                      {company}
                    </Link>
                  </ChakraLink>
                  {lines.map((line) => (
                    <Text key={line} color="fg.muted" fontSize="13px">
                      {line}
                    </Text>
                  ))}
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Button asChild size="sm" variant="outline" mt="3">
        <Link to={PATHS.desk} onClick={onLeave}>
          {text.all}
        </Link>
      </Button>
    </>
  );
}

/** The reminders of every company that has any, the latest first as Escritorio has them. */
function useReminders() {
  const fresh = { staleTime: 60_000 } as const;
  const week = trpc.desk.week.useQuery(undefined, fresh);
  const due = trpc.filing.due.useQuery(undefined, fresh);
  const today = todayInPuertoRico();
  const data = week.data?.flatMap(({ companyId, company, periods }) => {
    const late = periods.filter((progress) => isLate(progress, today)).length;
    const own = due.data?.filter((one) => isDueOf(one, companyId) && isDueNow(one, today)) ?? [];
    const lines = [
      ...(late > 0 ? [text.late(late)] : []),
      ...own.map(({ kind, due: day, state }) =>
        (state === 'overdue' ? text.overdue : text.due)(dueText.kind[kind], dateText(day)),
      ),
    ];
    const [shown, more] = [lines.slice(0, LINES), lines.length - LINES];
    if (lines.length === 0) return [];
    return { companyId, company, lines: more > 0 ? [...shown, text.more(more)] : shown };
  });
  return {
    data: due.data && data,
    error: week.error ?? due.error,
    refetch: () => Promise.all([week.refetch(), due.refetch()]),
  };
}

function isDueNow({ due, state }: { due: string; state: string }, today: string): boolean {
  if (state === 'overdue') return true;
  return (state === 'open' || state === 'ready') && due >= today && due <= addDays(today, 6);
}
