import { HStack, Text } from '@chakra-ui/react';
import { type Minutes, minutesFromFields, parseDecimalHours } from '@garita/domain/time/work-minutes';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { formText } from '../../../text/form.es.ts';
import { Input, type InputProps } from '../../controls/input.tsx';
import { enterMovesOn, wholeOnFocus } from '../focus.ts';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';

/** The digits of the largest number of hours, 99,999. */
const HOUR_DIGITS = 5;
/** More digits than a minute needs. */
const FRACTION_DIGITS = 4;

type HoursInputProps = {
  /** Worked time in minutes; anything else shows as 00:00. */
  value: unknown;
  onChange: (minutes: Minutes) => void;
  /** The label that names the two boxes. */
  label: string;
  /** Runs when the focus has left both boxes. */
  onBlur?: () => void;
  /** The box of the hours. */
  ref?: Ref<HTMLInputElement>;
} & Pick<
  InputProps,
  'id' | 'name' | 'size' | 'disabled' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
>;

/**
 * Worked time as hours and minutes. Only digits are accepted, and a note says so after any other character.
 * Minutes stop at 59; an empty box is '00'. A colon moves to the minutes, Enter to the next field. A fraction
 * of hours after a point or comma fills both boxes: '37.5' is 37:30, which the minutes show at once and the
 * hours when they are left. A pasted '40:30' or '40.5' also fills both.
 */
export function HoursInput({ value, onChange, label, onBlur, ref, id, name, ...input }: HoursInputProps) {
  const minutesRef = useRef<HTMLInputElement>(null);
  const boxes = useHourBoxes(value, onChange);
  const onHoursKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ':') return;
    event.preventDefault();
    minutesRef.current?.focus();
  };
  // A touch keyboard, dictation or a program reports no keys, only the resulting text.
  const onHoursText = (text: string) => {
    const time = clockTime(text);
    if (time !== undefined) boxes.fill(time);
    else if (text.endsWith(':')) minutesRef.current?.focus();
    else boxes.typeHours(text);
  };
  const leaveBox = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    boxes.stopTyping();
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };

  return (
    <HStack
      as="fieldset"
      aria-label={label}
      position="relative"
      gap="1"
      onKeyDown={enterMovesOn}
      onBlur={leaveBox}
    >
      <Input
        {...BOX}
        {...input}
        inputMode="decimal"
        ref={ref}
        id={id}
        name={name}
        width="16"
        aria-label={formText.hours(label)}
        value={boxes.hours}
        onKeyDown={onHoursKey}
        onPaste={(event) => pasteTime(event, boxes)}
        onChange={(event) => onHoursText(event.target.value)}
      />
      <span aria-hidden>:</span>
      <Input
        {...BOX}
        {...input}
        ref={minutesRef}
        width="12"
        aria-label={formText.minutes(label)}
        value={boxes.minutes}
        onPaste={(event) => pasteTime(event, boxes)}
        onChange={(event) => boxes.typeMinutes(event.target.value)}
      />
      <Text {...NOTE} aria-live="polite">
        {boxes.isRefused && formText.hoursAlone}
      </Text>
    </HStack>
  );
}

const BOX = {
  ...wholeOnFocus,
  inputMode: 'numeric',
  autoComplete: 'off',
  textAlign: 'end',
  px: '2',
  fontVariantNumeric: 'tabular-nums',
} as const;

// Over the row below, so that no row moves while somebody works in it.
const NOTE = {
  position: 'absolute',
  insetStart: '0',
  top: 'calc(100% + 2px)',
  zIndex: 'docked',
  whiteSpace: 'nowrap',
  bg: 'bg.panel',
  color: 'accent.fg',
  fontSize: '12px',
  lineHeight: '18px',
  rounded: 'sm',
  shadow: 'sm',
  css: { '&:not(:empty)': { px: '1.5' } },
} as const;

/** The texts of the two boxes: the typed text in one of them, and the value in the other. */
function useHourBoxes(value: unknown, onChange: (minutes: Minutes) => void) {
  const [draft, setDraft] = useState<{ hours?: string; minutes?: string }>({});
  const [isRefused, setRefused] = useState(false);
  const total = typeof value === 'number' ? value : 0;
  // Nobody types negative hours, but a correction of pay may show them.
  const size = Math.abs(total);
  const hours = draft.hours ?? `${total < 0 ? '-' : ''}${twoDigits(Math.trunc(size / 60))}`;
  const minutes = draft.minutes ?? twoDigits(size % 60);
  return {
    hours,
    minutes,
    /** True if the last typed text contained characters that were refused. */
    isRefused,
    refuse: () => setRefused(true),
    typeHours: (text: string) => {
      setRefused(/[^\d.,]/.test(text));
      const typed = hoursOf(text);
      setDraft({ hours: typed });
      onChange(parseDecimalHours(typed) ?? minutesFromFields(digitsOf(typed, HOUR_DIGITS), minutes));
    },
    typeMinutes: (text: string) => {
      setRefused(/\D/.test(text));
      const typed = digitsOf(text, 2);
      const capped = Number(typed) > 59 ? '59' : typed;
      setDraft({ minutes: capped });
      onChange(minutesFromFields(hours, capped));
    },
    fill: (time: Minutes) => {
      setRefused(false);
      setDraft({});
      onChange(time);
    },
    stopTyping: () => {
      setRefused(false);
      setDraft({});
    },
  };
}

// A text that is no time is refused as a whole: the digits of '1,234.5' are no hours.
function pasteTime(
  event: ClipboardEvent<HTMLInputElement>,
  { fill, refuse }: { fill: (minutes: Minutes) => void; refuse: () => void },
): void {
  const text = event.clipboardData.getData('text').trim();
  if (/^\d+$/.test(text)) return;
  event.preventDefault();
  const decimal = parseDecimalHours(text);
  if (decimal !== undefined) return fill(decimal);
  const time = clockTime(text);
  if (time !== undefined) fill(time);
  else refuse();
}

/** Reads '40:30' as minutes, and a spreadsheet's '40:30:00', too. */
function clockTime(text: string): Minutes | undefined {
  const [, hours, minutes] = /^(\d{1,5}):(\d{1,2})(?::00)?$/.exec(text) ?? [];
  return hours !== undefined && minutes !== undefined ? minutesFromFields(hours, minutes) : undefined;
}

/** Returns the part of a text that may be typed as hours: digits, and one point or comma with a fraction. */
function hoursOf(text: string): string {
  const [mark] = /[.,]/.exec(text) ?? [];
  if (mark === undefined) return digitsOf(text, HOUR_DIGITS);
  const [whole = '', ...fraction] = text.split(mark);
  return digitsOf(whole, HOUR_DIGITS) + mark + digitsOf(fraction.join(''), FRACTION_DIGITS);
}

function digitsOf(text: string, count: number): string {
  return text.replace(/\D/g, '').slice(0, count);
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** Worked time of a form, in minutes. */
export function HoursField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <HoursInput {...{ value, onChange }} {...control} label={field.label} />
    </FieldFrame>
  );
}
