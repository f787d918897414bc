import { HStack } from '@chakra-ui/react';
import { type FocusEvent, type KeyboardEvent, type Ref, useRef } from 'react';
import { formText } from '../../../text/form.es.ts';
import { Input, type InputProps } from '../../controls/input.tsx';
import { enterMovesOn, wholeOnFocus } from '../../focus.ts';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { isDigits, pasteTime, type TypedMinutes, useHourBoxes } from './hour-boxes.ts';

type HoursInputProps = {
  /** Worked time in minutes, or a text that is no time; anything else shows as 00:00. */
  value: unknown;
  onChange: (minutes: TypedMinutes) => void;
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
 * Worked time as hours and minutes. An empty box is '00'. A colon moves to the minutes, Enter to the next
 * field. Hours in any other form that has one meaning, typed or pasted, fill both boxes: '37.5' and '37h30'
 * are 37:30, which the minutes show at once and the hours when they are left. Whatever has no meaning stays
 * as it was typed, for the schema to refuse, and so do more than 59 minutes.
 */
export function HoursInput({ value, onChange, label, onBlur, ref, id, name, ...input }: HoursInputProps) {
  const minutesRef = useRef<HTMLInputElement>(null);
  const boxes = useHourBoxes(value, onChange);
  const onHoursKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ':' || !isDigits(event.currentTarget.value)) return;
    event.preventDefault();
    minutesRef.current?.focus();
  };
  // A touch keyboard, dictation or a program reports no keys, only the resulting text.
  const onHoursText = (text: string) => {
    if (/^\d+:\d{2}/.test(text)) boxes.fill(text);
    else if (/^\d+:$/.test(text)) minutesRef.current?.focus();
    else boxes.typeHours(text);
  };
  const leaveBox = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    boxes.stopTyping();
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };

  return (
    <HStack as="fieldset" aria-label={label} gap="1" onKeyDown={enterMovesOn} onBlur={leaveBox}>
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

/** Worked time of a form, in minutes. */
export function HoursField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <HoursInput {...{ value, onChange }} {...control} label={field.label} />
    </FieldFrame>
  );
}
