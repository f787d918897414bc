import { Box, Button, Flex, HStack, InputGroup, Text } from '@chakra-ui/react';
import type { DueOfCompany } from '@garita/domain/filing/due/obligation';
import type { CompanyWeek } from '@garita/domain/schedule/open-periods';
import { isLate } from '@garita/domain/schedule/period-progress';
import { addDays, type CalendarDate } from '@garita/domain/time/calendar-date';
import { Search } from 'lucide-react';
import { deskText } from '../../text/dashboard.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { matchesSearch } from '../../ui/search.ts';

const text = deskText.filters;

/** The choices of companies on the desk, in their order. */
const CHOICES = ['all', 'mine', 'late', 'this-week'] as const;
type Choice = (typeof CHOICES)[number];

/** The filter of the desk: a part of the company's name, and one of the choices. */
export type DeskChoice = { search: string; choice: Choice };

export const WHOLE_DESK: DeskChoice = { search: '', choice: 'all' };

/** The numbers of open work of a company, or of several. */
export type DeskCounts = {
  /** The number of periods that should have been loaded by now. */
  latePeriods: number;
  /** The number of returns and deposits whose due date has passed. */
  overdue: number;
  /** The number of returns and deposits that are due today or on the six days after. */
  thisWeek: number;
};

export const NO_COUNTS: DeskCounts = { latePeriods: 0, overdue: 0, thisWeek: 0 };

/** Counts the open work of some companies. */
export function deskCounts(
  weeks: readonly CompanyWeek[],
  due: readonly DueOfCompany[],
  today: CalendarDate,
): DeskCounts {
  const periods = weeks.flatMap((week) => week.periods);
  const lastDay = addDays(today, 6);
  return {
    latePeriods: periods.filter((progress) => isLate(progress, today)).length,
    overdue: due.filter(({ state }) => state === 'overdue').length,
    thisWeek: due.filter((one) => isComing(one) && one.due >= today && one.due <= lastDay).length,
  };
}

function isComing({ state }: DueOfCompany): boolean {
  return state === 'open' || state === 'ready';
}

/** Returns true if a company is among the chosen ones. */
export function isChosen(
  { search, choice }: DeskChoice,
  { company, isMine }: Pick<CompanyWeek, 'company' | 'isMine'>,
  { latePeriods, overdue, thisWeek }: DeskCounts,
): boolean {
  if (!matchesSearch(company, search)) return false;
  switch (choice) {
    case 'all':
      return true;
    case 'mine':
      return isMine;
    case 'late':
      return latePeriods + overdue > 0;
    case 'this-week':
      return thisWeek > 0;
  }
}

type DeskFilterProps = {
  value: DeskChoice;
  onChange: (value: DeskChoice) => void;
  /** Runs when Enter is pressed. */
  onOpen: () => void;
};

/** The search box and the choices that filter the desk. Enter opens the first company. */
export function DeskFilter({ value, onChange, onOpen }: DeskFilterProps) {
  return (
    <Flex gap="3" wrap="wrap" mb="4" align="center" data-print="hidden">
      <Box asChild width={{ base: 'full', md: '72' }}>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onOpen();
            }}
          >
            <InputGroup startElement={<Search size={16} aria-hidden />}>
              <Input
                type="search"
                aria-label={deskText.filter}
                placeholder={deskText.filter}
                title={deskText.filterHelp}
                value={value.search}
                onChange={(event) => onChange({ ...value, search: event.target.value })}
              />
            </InputGroup>
          </form>
        </search>
      </Box>
      <HStack asChild gap="2" wrap="wrap">
        <fieldset aria-label={text.label}>
          {CHOICES.map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant={choice === value.choice ? 'solid' : 'outline'}
              colorPalette={choice === value.choice ? 'brand' : 'gray'}
              aria-pressed={choice === value.choice}
              onClick={() => onChange({ ...value, choice })}
            >
              {text.choice[choice]}
            </Button>
          ))}
        </fieldset>
      </HStack>
    </Flex>
  );
}

/** The three counters of the desk; each shows the companies that it counts. */
export function DeskCounters({
  counts,
  onChoose,
}: {
  /** Undefined while they are not known. */
  counts: DeskCounts | undefined;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <Flex gap="3" wrap="wrap" mb="4">
      <Counter count={counts?.latePeriods} label={text.latePeriods} onClick={() => onChoose('late')} />
      <Counter count={counts?.overdue} label={text.overdue} onClick={() => onChoose('late')} />
      <Counter count={counts?.thisWeek} label={text.thisWeek} onClick={() => onChoose('this-week')} />
    </Flex>
  );
}

type CounterProps = { count: number | undefined; label: string; onClick: () => void };

function Counter({ count, label, onClick }: CounterProps) {
  return (
    <Button
      variant="outline"
      bg="bg.panel"
      height="auto"
      flex="1"
      minW="9rem"
      px="4"
      py="3"
      justifyContent="start"
      whiteSpace="normal"
      textAlign="start"
      onClick={onClick}
    >
      <Flex align="baseline" gap="2" wrap="wrap">
        <Text
          as="span"
          fontSize="20px"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          color={count ? 'accent.fg' : 'fg.muted'}
        >
          {count ?? '…'}
        </Text>
        <Text as="span" color="fg.muted" fontWeight="normal">
          {label}
        </Text>
      </Flex>
    </Button>
  );
}
