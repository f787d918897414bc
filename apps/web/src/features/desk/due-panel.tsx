import { Box, Button, Link as ChakraLink, Heading, Stack, Text } from '@chakra-ui/react';
import { includesEveryYear } from '@garita/domain/account/access.schema';
import type { DueOfCompany } from '@garita/domain/filing/due/obligation';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { todayInPuertoRico, weekdayText } from '../../lib/date-text.ts';
import { useCurrentUser } from '../../lib/trpc.ts';
import { dueText } from '../../text/documents/due.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { DueLine } from './due-line.tsx';
import { SettleButton } from './settle-dialog.tsx';
import { useDue } from './use-desk.ts';

/** Vence: what every company has to deposit, file and hand over, by day. */
export function DuePanel({ isShown }: { isShown: (company: { companyId: number }) => boolean }) {
  return (
    <Panel title={dueText.title} help={dueText.help}>
      <Loaded query={useDue()} lines={8}>
        {(all) => <DueList all={all.filter((one) => isShown(one) || one.sharedWith?.some(isShown))} />}
      </Loaded>
    </Panel>
  );
}

type DueListProps = {
  all: readonly DueOfCompany[];
  /** The company to which all belong, alone or with others of its employer number; its name is not shown. */
  companyId?: number;
  /** The approximate number of lines that are shown until the user asks for more. */
  rows?: number;
};

/** Lists obligations day by day: overdue ones folded up, then those to come. */
export function DueList({ all, companyId, rows = 12 }: DueListProps) {
  const [isWhole, setWhole] = useState(false);
  const { overdue, coming } = dueDays(all, todayInPuertoRico());
  const { first, rest } = firstDays(coming, rows);
  return (
    <Stack gap="4">
      {all.length === 0 && <Text color="fg.muted">{dueText.nothing}</Text>}
      <LeftOut />
      {overdue.length > 0 && <Overdue days={overdue} companyId={companyId} />}
      {(isWhole ? coming : first).map((day) => (
        <Day key={day.due} day={day} isOfOne={companyId !== undefined} />
      ))}
      {rest.length > 0 && !isWhole && (
        <Button variant="outline" alignSelf="start" onClick={() => setWhole(true)}>
          {dueText.more(countOf(rest))}
        </Button>
      )}
    </Stack>
  );
}

/** Says to a user with limits which obligations are not listed. */
function LeftOut() {
  const access = useCurrentUser()?.access;
  if (!access) return null;
  const sentences = [
    ...(access.companyIds.length > 0 ? [dueText.leftOut.companies] : []),
    ...(includesEveryYear(access) ? [] : [dueText.leftOut.years]),
  ];
  return sentences.map((sentence) => (
    <Text key={sentence} color="fg.muted" fontSize="13px">
      {sentence}
    </Text>
  ));
}

function Overdue({ days, companyId }: { days: readonly DueDay[]; companyId: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box>
      <Button
        variant="ghost"
        colorPalette="danger"
        mx="-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={16} aria-hidden />
        {dueText.overdue(countOf(days))}
      </Button>
      {isOpen && (
        <Stack gap="4" mt="1">
          <Text color="fg.muted" fontSize="13px">
            {dueText.untold}
          </Text>
          {companyId !== undefined && <SettleAll companyId={companyId} days={days} />}
          {days.map((day) => (
            <Day key={day.due} day={day} isOfOne={companyId !== undefined} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

function SettleAll({ companyId, days }: { companyId: number; days: readonly DueDay[] }) {
  return <SettleButton companyId={companyId} all={days.flatMap((day) => day.all)} />;
}

function Day({ day: { due, all }, isOfOne }: { day: DueDay; isOfOne: boolean }) {
  const companies = [...new Map(all.map(({ companyId, company }) => [companyId, company]))];
  return (
    <Box>
      <Heading as="h3" fontSize="13px" color="fg.muted" fontWeight="semibold" mb="1">
        {dueText.day(weekdayText(due), due.slice(0, 4))}
      </Heading>
      {companies.map(([id, company]) => (
        <Box key={id} _notFirst={{ mt: '2' }}>
          {!isOfOne && (
            <ChakraLink asChild fontWeight="semibold">
              <Link to={href(PATHS.companyHome, { companyId: id })}>{company}</Link>
            </ChakraLink>
          )}
          <Stack as="ul" aria-label={company} gap="0" listStyleType="none">
            {all
              .filter(({ companyId }) => companyId === id)
              .map((one) => (
                <DueLine key={`${one.kind} ${one.period.from}`} due={one} />
              ))}
          </Stack>
        </Box>
      ))}
    </Box>
  );
}

function countOf(days: readonly DueDay[]): number {
  return days.reduce((count, { all }) => count + all.length, 0);
}

/** The obligations due on one day. */
type DueDay = { due: CalendarDate; all: DueOfCompany[] };

/** Splits obligations into overdue ones and those to come, by day. Filed ones of the past are left out. */
function dueDays(all: readonly DueOfCompany[], today: CalendarDate): { overdue: DueDay[]; coming: DueDay[] } {
  return {
    overdue: byDay(all.filter(({ state }) => state === 'overdue')),
    coming: byDay(all.filter(({ due }) => due >= today)),
  };
}

function byDay(all: readonly DueOfCompany[]): DueDay[] {
  const days = new Map<CalendarDate, DueOfCompany[]>();
  for (const one of all) days.set(one.due, [...(days.get(one.due) ?? []), one]);
  return [...days].map(([due, ofDay]) => ({ due, all: ofDay }));
}

/** Splits the days into the first ones, which fill about `rows` lines, and the rest. */
function firstDays(days: readonly DueDay[], rows: number): { first: DueDay[]; rest: DueDay[] } {
  let count = 0;
  const first = days.filter(({ all }, index) => {
    const isFirst = index === 0 || count + all.length <= rows;
    count += all.length;
    return isFirst;
  });
  return { first, rest: days.slice(first.length) };
}
