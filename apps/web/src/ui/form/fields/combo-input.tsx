import { Combobox, createListCollection, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { formText } from '../../../text/form.es.ts';
import { wholeOnFocus } from '../../focus.ts';
import { matchesSearch } from '../../search.ts';
import type { Option } from './select-input.tsx';

/** One option of a long list, with a detail beside it and further words that find it. */
export type FoundOption<Value extends string | number> = Option<Value> & {
  detail?: string;
  keywords?: string;
};

type ComboInputProps<Value extends string | number> = {
  /** The id of the input, for the `htmlFor` of its label. */
  id: string;
  /** The name of the list. */
  label: string;
  options: readonly FoundOption<Value>[];
  /** The value of one of the options; anything else is 'nothing chosen'. */
  value: Value | null | undefined;
  /** Called with null for 'nothing chosen', which can be chosen if it has a text. */
  onChange: (value: Value | null) => void;
  placeholder?: string | undefined;
  /** Receives the typed text, for `alsoFound`: the values that it finds by something no option contains. */
  onTyped?: ((typed: string) => void) | undefined;
  alsoFound?: readonly Value[] | undefined;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
};

/**
 * A select that filters its options by typed words, in any order and without accents. Arrows, Enter and
 * Escape work.
 */
export function ComboInput<Value extends string | number>(props: ComboInputProps<Value>) {
  const { id, label, options, value, onChange, placeholder, onTyped, alsoFound, ...described } = props;
  // Set until the list closes; otherwise the input shows the chosen option.
  const [typed, setTyped] = useState<string>();
  const type = (text: string | undefined) => {
    setTyped(text);
    onTyped?.(text ?? '');
  };
  const chosen = options.find((option) => option.value === value) ?? {
    value: null,
    label: placeholder ?? '',
  };
  const { collection, hidden } = useMemo(() => {
    const nothing = placeholder === undefined ? [] : [{ value: null, label: placeholder }];
    const isWanted = (option: Shown<Value>) =>
      !typed || isFound(option, typed) || (option.value !== null && alsoFound?.includes(option.value));
    const found = [...nothing, ...options].filter(isWanted);
    const shown = optionsAround(found, value ?? null);
    return { collection: collectionOf(shown), hidden: found.length - shown.length };
  }, [options, placeholder, typed, value, alsoFound]);

  return (
    <Combobox.Root
      size="sm"
      collection={collection}
      ids={{ input: id }}
      value={[keyOf(chosen)]}
      onValueChange={({ items: [option] }) => option && onChange(option.value)}
      inputValue={typed ?? chosen.label}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change')
          type(typed === undefined ? after(chosen.label, inputValue) : inputValue);
      }}
      // When opened, the input is empty and shows the chosen name as placeholder.
      onOpenChange={({ open, reason }) => {
        if (reason !== 'input-change') type(open ? '' : undefined);
      }}
      openOnClick
      // The input's text is ours: the list would replace it by the new choice, or by nothing if it does not
      // show that option.
      selectionBehavior="preserve"
      inputBehavior="autohighlight"
      positioning={{ sameWidth: false, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        <Combobox.Context>
          {({ highlightedValue, setOpen }) => (
            <Combobox.Input
              {...described}
              {...wholeOnFocus}
              placeholder={chosen.label}
              autoComplete="off"
              onKeyDownCapture={(event) => {
                const text = event.currentTarget.value;
                const isShown = text === (typed ?? chosen.label);
                if (event.key !== 'Enter' || (isShown && (!typed || collection.has(highlightedValue))))
                  return;
                const words = typed === undefined ? after(chosen.label, text) : text;
                const first = isShown
                  ? collection.items[0]
                  : options.find((option) => isFound(option, words));
                if (!first) return;
                // The list highlights an option a moment after the letters, and Enter does not wait for it.
                event.preventDefault();
                onChange(first.value);
                setOpen(false);
              }}
            />
          )}
        </Combobox.Context>
        <Combobox.IndicatorGroup>
          <Combobox.Trigger tabIndex={-1} aria-label={formText.openChoice(label)} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content aria-label={label} css={LIST}>
          <Combobox.Empty>{formText.nothingFound}</Combobox.Empty>
          {collection.items.map((option) => (
            <Combobox.Item key={keyOf(option)} item={option}>
              <Combobox.ItemText>{option.label}</Combobox.ItemText>
              {option.detail}
            </Combobox.Item>
          ))}
          {hidden > 0 && (
            <Text px="2" py="1" fontSize="13px" color="fg.muted">
              {formText.moreFound(hidden)}
            </Text>
          )}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}

type Shown<Value> = { value: Value | null; label: string; detail?: string; keywords?: string };

const LIST: SystemStyleObject = { minWidth: 'var(--reference-width)', maxWidth: '90vw', borderWidth: '1px' };

/** The number of options rendered at once; more would lag behind the typed letters. */
const MOST = 100;
const BEFORE_CHOSEN = 20;

// Returns a part of a long list that starts shortly before the chosen option.
function optionsAround<Value>(found: readonly Shown<Value>[], value: Value | null): readonly Shown<Value>[] {
  const place = found.findIndex((option) => option.value === value);
  const start = Math.min(Math.max(0, place - BEFORE_CHOSEN), Math.max(0, found.length - MOST));
  return found.slice(start, start + MOST);
}

function collectionOf<Value extends string | number>(items: readonly Shown<Value>[]) {
  return createListCollection({ items, itemToValue: keyOf, itemToString: ({ label }) => label });
}

// Text typed behind the chosen name replaces it.
function after(name: string, text: string): string {
  return text.startsWith(name) ? text.slice(name.length) : text;
}

/** Not '', which the list treats as no choice at all. */
const NOTHING = '-';

function keyOf({ value }: { value: string | number | null }): string {
  return value === null ? NOTHING : String(value);
}

function isFound({ label, detail = '', keywords = '' }: Shown<unknown>, typed: string): boolean {
  return matchesSearch(`${label} ${detail} ${keywords}`, typed);
}
