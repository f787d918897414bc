import { Box, Button, Flex, HStack, InputGroup, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { deskText } from '../../text/desk.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { CHOICES, type Choice, type DeskChoice, type DeskCounts } from './desk-choice.ts';

const text = deskText.filters;

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
