import { Combobox, createListCollection, type SystemStyleObject, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { formText } from '../../../text/form.es.ts';
import { matchesSearch } from '../../search.ts';
import type { Option } from './options.ts';
import { wholeOnFocus } from './whole-on-focus.ts';

/** One choice of a list that is too long to read, with what stands beside it and what else it is found by. */
export type FoundOption<Value extends string | number> = Option<Value> & {
  detail?: string;
  keywords?: string;
};

type ComboInputProps<Value extends string | number> = {
  /** The label's, which is tied to the input by `htmlFor`. */
  id: string;
  /** What the list is called. */
  label: string;
  options: readonly FoundOption<Value>[];
  /** The value of one of the options; anything else is 'nothing chosen'. */
  value: Value | null | undefined;
  /** Null for 'nothing chosen', which can be chosen where it has words. */
  onChange: (value: Value | null) => void;
  placeholder?: string | undefined;
  /** Told what is typed, for `alsoFound`: the values that it finds by what no option says. */
  onTyped?: ((typed: string) => void) | undefined;
  alsoFound?: readonly Value[] | undefined;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
};

/** A choice that one types into: every word finds, whatever its place and accents; arrows, Enter and Escape do the rest. */
export function ComboInput<Value extends string | number>(props: ComboInputProps<Value>) {
  const { id, label, options, value, onChange, placeholder, onTyped, alsoFound, ...described } = props;
  // Until the list is closed again; else the input says what is chosen.
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
    const shown = around(found, value ?? null);
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
      // Opened, it waits for what is looked for; the name stands behind it until then.
      onOpenChange={({ open, reason }) => {
        if (reason !== 'input-change') type(open ? '' : undefined);
      }}
      openOnClick
      // What is typed is ours: the list would put the new choice over it, or nothing where it does not show that one.
      selectionBehavior="preserve"
      inputBehavior="autohighlight"
      positioning={{ sameWidth: false, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        <Combobox.Input {...described} {...wholeOnFocus} placeholder={chosen.label} autoComplete="off" />
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

/** So many are drawn at once: more of them would come after the letters that are typed. */
const MOST = 100;
const BEFORE_CHOSEN = 20;

// The best known part of a long list: from a little before what is chosen.
function around<Value>(found: readonly Shown<Value>[], value: Value | null): readonly Shown<Value>[] {
  const place = found.findIndex((option) => option.value === value);
  const start = Math.min(Math.max(0, place - BEFORE_CHOSEN), Math.max(0, found.length - MOST));
  return found.slice(start, start + MOST);
}

function collectionOf<Value extends string | number>(items: readonly Shown<Value>[]) {
  return createListCollection({ items, itemToValue: keyOf, itemToString: ({ label }) => label });
}

// What is typed behind the name replaces it.
function after(name: string, text: string): string {
  return text.startsWith(name) ? text.slice(name.length) : text;
}

/** Not '', which the list takes for no choice at all. */
const NOTHING = '-';

function keyOf({ value }: { value: string | number | null }): string {
  return value === null ? NOTHING : String(value);
}

function isFound({ label, detail = '', keywords = '' }: Shown<unknown>, typed: string): boolean {
  return matchesSearch(`${label} ${detail} ${keywords}`, typed);
}
