import { HStack, Input, type InputProps } from '@chakra-ui/react';
import { type Minutes, minutesFromFields } from '@garita/domain/time/work-minutes';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { formText } from '../text/form.es.ts';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { enterMovesOn } from './enter-moves-on.ts';
import { FieldFrame } from './field-frame.tsx';
import { wholeOnFocus } from './whole-on-focus.ts';

/** As many as the largest bucket has: 99,999 hours. */
const HOUR_DIGITS = 5;

type HoursInputProps = {
  /** Worked time in minutes; anything else shows as 00:00. */
  value: unknown;
  onChange: (minutes: Minutes) => void;
  /** What the hours are of; the two boxes are named after it. */
  label: string;
  id?: string;
  /** The focus has left both boxes. */
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  isDisabled?: boolean;
  size?: InputProps['size'];
};

/**
 * Worked time as hours and minutes. Only digits are taken, minutes stop at 59, an empty box is '00'. A colon goes on to the
 * minutes, Enter to the next field, and a pasted '40:30' fills both boxes.
 */
export function HoursInput(props: HoursInputProps) {
  const { label, onBlur, ref, isDisabled, size } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const minutesRef = useRef<HTMLInputElement>(null);
  const { hours, minutes, typeHours, typeMinutes, stopTyping } = useHourBoxes(props);

  const onHoursKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ':' && event.key !== '.') return;
    event.preventDefault();
    minutesRef.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    stopTyping();
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const box = { ...wholeOnFocus, size, disabled: isDisabled, ...BOX } as const;

  return (
    <HStack as="fieldset" aria-label={label} gap="1" onKeyDown={enterMovesOn} onBlur={leave}>
      <Input
        {...box}
        ref={ref}
        id={id}
        width="16"
        aria-label={formText.hours(label)}
        value={hours}
        onKeyDown={onHoursKey}
        onPaste={(event) => pasteBoth(event, props.onChange)}
        onChange={(event) => typeHours(event.target.value)}
      />
      <span aria-hidden>:</span>
      <Input
        {...box}
        ref={minutesRef}
        id={`${id}-minutes`}
        width="12"
        aria-label={formText.minutes(label)}
        value={minutes}
        onChange={(event) => typeMinutes(event.target.value)}
      />
    </HStack>
  );
}

const BOX = {
  inputMode: 'numeric',
  autoComplete: 'off',
  textAlign: 'end',
  px: '2',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The texts of the two boxes: what is being typed in one of them, and the value in the other. */
function useHourBoxes({ value, onChange }: Pick<HoursInputProps, 'value' | 'onChange'>) {
  const [draft, setDraft] = useState<{ hours?: string; minutes?: string }>({});
  const total = typeof value === 'number' ? value : 0;
  const hours = draft.hours ?? twoDigits(Math.trunc(total / 60));
  const minutes = draft.minutes ?? twoDigits(total % 60);
  return {
    hours,
    minutes,
    typeHours: (text: string) => {
      const typed = digitsOf(text, HOUR_DIGITS);
      setDraft({ hours: typed });
      onChange(minutesFromFields(typed, minutes));
    },
    typeMinutes: (text: string) => {
      const typed = digitsOf(text, 2);
      const capped = Number(typed) > 59 ? '59' : typed;
      setDraft({ minutes: capped });
      onChange(minutesFromFields(hours, capped));
    },
    stopTyping: () => setDraft({}),
  };
}

function pasteBoth(event: ClipboardEvent<HTMLInputElement>, onChange: (minutes: Minutes) => void): void {
  const [, hours, minutes] = /^\s*(\d{1,5}):(\d{1,2})\s*$/.exec(event.clipboardData.getData('text')) ?? [];
  if (hours === undefined || minutes === undefined) return;
  event.preventDefault();
  onChange(minutesFromFields(hours, minutes));
}

function digitsOf(text: string, count: number): string {
  return text.replace(/\D/g, '').slice(0, count);
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** Worked time of a form, in minutes. */
export function HoursField({ name, label, longLabel, ...frame }: FieldProps) {
  const { id, error, ...field } = useBoundField({ name, label, longLabel });
  return (
    <FieldFrame {...frame} {...{ id, label, error }}>
      <HoursInput {...field} id={id} label={label} isDisabled={frame.isDisabled} />
    </FieldFrame>
  );
}
