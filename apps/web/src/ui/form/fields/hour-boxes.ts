import { type Minutes, readHours } from '@garita/domain/time/work-minutes';
import { type ClipboardEvent, useState } from 'react';

/** Worked time in minutes, or the typed text if it is no time; the schema then refuses the text. */
export type TypedMinutes = Minutes | string;

/** The texts of the two boxes: the typed text in one of them, and the value in the other. */
export function useHourBoxes(value: unknown, onChange: (minutes: TypedMinutes) => void) {
  const [draft, setDraft] = useState<{ hours?: string; minutes?: string; minutesBefore?: string }>({});
  const shown = boxesOf(value);
  const hours = draft.hours ?? shown.hours;
  const minutes = draft.minutes ?? shown.minutes;
  return {
    hours,
    minutes,
    typeHours: (text: string) => {
      // The minutes that stood there before a fraction of hours filled them.
      const { minutesBefore = minutes } = draft;
      setDraft({ hours: text, minutesBefore });
      onChange(timeOf(text, minutesBefore));
    },
    typeMinutes: (text: string) => {
      setDraft({ minutes: text });
      onChange(timeOf(hours, text));
    },
    /** Takes a text that has hours and minutes. */
    fill: (text: string) => {
      const time = readHours(text);
      setDraft(time === undefined ? { hours: text } : {});
      onChange(time ?? unreadable(text, minutes));
    },
    stopTyping: () => setDraft({}),
  };
}

const MOST_MINUTES = 59;

/** Returns the time in two boxes. Hours that are no plain number say the minutes themselves. */
function timeOf(hours: string, minutes: string): TypedMinutes {
  if (!isDigits(hours)) return readHours(hours) ?? unreadable(hours, minutes);
  if (!isDigits(minutes) || Number(minutes) > MOST_MINUTES) return unreadable(hours, minutes);
  return (readHours(hours || '0') ?? 0) + Number(minutes || '0');
}

function unreadable(hours: string, minutes: string): string {
  return `${hours}${BETWEEN}${minutes}`;
}

// Between the texts of the two boxes, where the value is what was typed.
const BETWEEN = ' : ';

/** Returns the texts of the two boxes for a value. Corrections of pay may show a time below zero. */
function boxesOf(value: unknown): { hours: string; minutes: string } {
  if (typeof value === 'string') {
    const [hours = '', minutes = ''] = value.split(BETWEEN);
    return { hours, minutes };
  }
  const total = typeof value === 'number' ? value : 0;
  const size = Math.abs(total);
  return {
    hours: `${total < 0 ? '-' : ''}${twoDigits(Math.trunc(size / 60))}`,
    minutes: twoDigits(size % 60),
  };
}

// What is pasted and has hours and minutes of its own fills both boxes, from either of them; a plain number
// stays in its box, and what is no time is shown as it is.
export function pasteTime(
  event: ClipboardEvent<HTMLInputElement>,
  { fill }: { fill: (text: string) => void },
): void {
  const text = event.clipboardData.getData('text').trim();
  if (isDigits(text)) return;
  event.preventDefault();
  fill(text);
}

export function isDigits(text: string): boolean {
  return /^\d{0,9}$/.test(text.trim());
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
