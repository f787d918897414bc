import {
  formatMinutes,
  MAX_MINUTES,
  type Minutes,
  minutesError,
  parseMinutes,
} from '@garita/domain/time/work-minutes';
import {
  asNumber,
  codec,
  isBlank,
  orNull,
  type ReadContext,
  refuse,
  textOf,
  unlessBlank,
  type WireForm,
} from './wire-value.ts';

/* The spelling of worked time on the wire, in both directions: as hours, or as 'HH:MM'. */

const HOURS: WireForm = { type: 'number', minimum: 0, maximum: hoursOf(MAX_MINUTES), examples: [8] };

const CLOCK: WireForm = { type: 'string', pattern: '^\\d{2,}:[0-5]\\d$', examples: ['40:00'] };

/** Time as a number of hours. */
export const hours = codec(HOURS, unlessBlank(undefined, minutesIn), hoursOf);

/** Hours that are zero when left out. */
export const optionalHours = codec(HOURS, unlessBlank(0, minutesIn), hoursOf);

/** Hours that may be unknown: null when left out. */
export const hoursOrNone = codec(orNull(HOURS), unlessBlank(null, minutesIn), (minutes) =>
  minutes === null ? null : hoursOf(minutes),
);

/** Time as 'HH:MM'. */
export const clock = codec(CLOCK, unlessBlank(undefined, minutesIn), (minutes) =>
  formatMinutes(asNumber(minutes)),
);

/** Time as 'HH:MM' that has an initial value when left out. */
export function clockOr(start: Minutes) {
  return codec(CLOCK, unlessBlank(start, minutesIn), (minutes) => formatMinutes(asNumber(minutes)));
}

/** Time as 'HH:MM', with a minus if it is taken away. */
export const signedClock = codec(
  { type: 'string', pattern: '^-?\\d{2,}:[0-5]\\d$', examples: ['-01:30'] },
  unlessBlank(undefined, signedMinutesIn),
  (minutes) => formatMinutes(asNumber(minutes)),
);

/** Time as 'HH:MM' only; 60 minutes and more are refused. Zero when left out. */
export const clockOrZero = codec(
  CLOCK,
  (wire, context) => (isBlank(wire) ? 0 : (parseMinutes(textOf(wire)) ?? refuse(context, 'hours-invalid'))),
  (minutes) => formatMinutes(asNumber(minutes)),
);

function minutesIn(wire: unknown, context: ReadContext): Minutes {
  const time = textOf(wire).trim().replace(',', '.');
  if (/^\d{1,9}(\.\d{1,6})?$/.test(time)) return Math.round(Number(time) * 60);
  return parseMinutes(time) ?? refuse(context, minutesError(time));
}

function signedMinutesIn(wire: unknown, context: ReadContext): Minutes {
  const time = textOf(wire).trim();
  return time.startsWith('-') ? -minutesIn(time.slice(1), context) : minutesIn(time, context);
}

// Four decimals are enough to read a minute (0.0167) back exactly.
function hoursOf(minutes: unknown): number {
  return Math.round((asNumber(minutes) / 60) * 10_000) / 10_000;
}
