import { Box, chakra, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import { paletteText as text } from '../../text/navigation.es.ts';
import type { PaletteEntry } from './find-entries.ts';
import { type ShownGroup, useAwaitedEnter } from './use-palette.ts';

type PaletteListProps = {
  input: Ref<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  /** Called once the box has the focus. */
  onFocus: () => void;
  groups: readonly ShownGroup[];
  /** More entries are still loading. */
  isBehind: boolean;
  /** A note in place of results, such as why loading failed. */
  note: string | undefined;
  onChoose: (entry: PaletteEntry) => void;
};

/**
 * The search box and its results: a combobox over a list of options, so the focus stays in the box while the
 * arrow keys move through the options. `findEntries` decides what matches and in which order.
 */
export function PaletteList(props: PaletteListProps) {
  const { input, query, onQuery, onFocus, groups, isBehind, note, onChoose } = props;
  const [pointed, point] = useState('');
  const offered = new Map(
    groups.flatMap(({ group, entries }) => entries.map((entry) => [valueOf(group, entry), entry])),
  );
  // The first entry, unless the arrows or the pointer chose another that is still listed.
  const chosen = offered.has(pointed) ? pointed : (offered.keys().next().value ?? '');
  const enter = useAwaitedEnter(isBehind, () => {
    const entry = offered.get(chosen);
    if (entry) onChoose(entry);
  });
  const type = (words: string) => {
    onQuery(words);
    point('');
    enter.takeBack();
  };
  return (
    <Command
      label={text.title}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={chosen}
      onValueChange={point}
      onKeyDown={enter.onKeyDown}
    >
      <HStack gap="2" px="4" borderBottomWidth="1px">
        <Search size={18} aria-hidden />
        <QueryInput
          ref={input}
          value={query}
          onValueChange={type}
          onFocus={onFocus}
          placeholder={text.placeholder}
        />
      </HStack>
      <Results groups={groups} onChoose={onChoose} />
      <Outcome results={offered.size} isBehind={isBehind} />
      <Foot note={note} />
    </Command>
  );
}

function Results({ groups, onChoose }: Pick<PaletteListProps, 'groups' | 'onChoose'>) {
  return (
    <ResultList label={text.results}>
      {groups.map(({ group, entries }) => (
        <ResultGroup key={group} heading={text.groups[group]}>
          {entries.map((entry) => (
            <Result key={entry.id} value={valueOf(group, entry)} onSelect={() => onChoose(entry)}>
              <EntryContent entry={entry} />
            </Result>
          ))}
        </ResultGroup>
      ))}
    </ResultList>
  );
}

/** The number of results, for screen readers; visible if there are none. */
function Outcome({ results, isBehind }: { results: number; isBehind: boolean }) {
  const without = isBehind ? text.searching : text.none;
  return (
    <>
      {results === 0 && (
        <Text px="4" py="6" textAlign="center" color="fg.muted" aria-hidden>
          {without}
        </Text>
      )}
      <VisuallyHidden as="output">{results === 0 ? without : text.count(results)}</VisuallyHidden>
    </>
  );
}

// An entry that was chosen lately stands also in its own group.
function valueOf(group: ShownGroup['group'], { id }: PaletteEntry): string {
  return `${group}-${id}`;
}

function EntryContent({ entry: { label, detail, icon: Icon } }: { entry: PaletteEntry }) {
  return (
    <>
      <Box flexShrink="0" color="fg.muted">
        <Icon size={16} aria-hidden />
      </Box>
      <Box minW="0" flex="1">
        <Text truncate>{label}</Text>
        {detail && (
          <Text truncate fontSize="13px" color="fg.muted">
            {detail}
          </Text>
        )}
      </Box>
    </>
  );
}

/** The keys, for users of a keyboard, and an error if there is one. */
function Foot({ note }: { note: string | undefined }) {
  return (
    <HStack
      hideBelow={note ? undefined : 'md'}
      px="4"
      py="2"
      gap="4"
      borderTopWidth="1px"
      fontSize="13px"
      color="fg.muted"
    >
      <Text hideBelow="md">{text.keys}</Text>
      {note && <Text role="alert">{note}</Text>}
    </HStack>
  );
}

const QueryInput = chakra(Command.Input, {
  base: {
    flex: '1',
    minW: '0',
    h: '12',
    bg: 'transparent',
    outline: 'none',
    _placeholder: { color: 'fg.muted' },
  },
});

const ResultList = chakra(Command.List, {
  base: {
    maxH: 'min(60dvh, 28rem)',
    overflowY: 'auto',
    scrollPaddingBlock: '2',
    px: '2',
  },
});

const ResultGroup = chakra(Command.Group, {
  base: {
    py: '1',
    '& [cmdk-group-heading]': { px: '2', py: '1', fontSize: '13px', fontWeight: 'medium', color: 'fg.muted' },
  },
});

const Result = chakra(Command.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    px: '2',
    py: '1',
    rounded: 'l2',
    cursor: 'pointer',
    '&[data-selected=true]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
