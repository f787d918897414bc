import { describe } from 'vitest';
import { testForgedEvents } from './forged-events.ts';
import { counting } from './forged-pay.ts';

// An event by day has its days, its terms and the days of other entries, which give its hours.

type Day = { date: string; worked: number; mealWorked?: number; entryId?: number };
type Hours = { regular: number; overtime: number; mealPeriod?: number };
type ByDay = { inputs: object; facts: object; basis: object };

const TERMS = { weekStart: 1, isFourTens: false, isExempt: false };

/** Thursday 23 July 2026, the first day of the period. */
const THURSDAY = '2026-07-23';

/** Makes a pay one by day, with these hours. */
const byDay =
  (days: readonly Day[], hours: Hours, { terms = TERMS, otherDays }: Facts = {}) =>
  (data: object) => {
    const pay = counting()(data) as unknown as ByDay & { inputs: { minutes: object } };
    return {
      ...pay,
      inputs: {
        ...pay.inputs,
        minutes: { ...pay.inputs.minutes, mealPeriod: 0, ...hours },
        days: days.map((day) => ({ mealWorked: 0, ...day })),
      },
      facts: { ...pay.facts, dayTerms: terms },
      basis: { ...pay.basis, ...(otherDays ? { otherDays } : {}) },
    };
  };

type Facts = { terms?: object; otherDays?: readonly Day[] };

type Case = readonly [string, Day[], Hours, Facts];

const ACCEPTED: readonly Case[] = [
  ['nine hours of a day', [{ date: THURSDAY, worked: 540 }], { regular: 480, overtime: 60 }, {}],
  [
    'ten hours by agreement, and a meal period',
    [{ date: THURSDAY, worked: 600, mealWorked: 60 }],
    { regular: 600, overtime: 0, mealPeriod: 60 },
    { terms: { ...TERMS, isFourTens: true } },
  ],
  [
    'twelve hours of somebody exempt',
    [{ date: THURSDAY, worked: 720 }],
    { regular: 720, overtime: 0 },
    { terms: { ...TERMS, isExempt: true } },
  ],
  [
    // Six days of 6 hours and the seventh, which is overtime: the week begins on Thursday.
    'a seventh day',
    [23, 24, 25, 26, 27, 28, 29].map((day) => ({ date: `2026-07-${day}`, worked: 360 })),
    { regular: 2_160, overtime: 360 },
    { terms: { ...TERMS, weekStart: 4 } },
  ],
];

const REFUSED: readonly Case[] = [
  ['other hours', [{ date: THURSDAY, worked: 540 }], { regular: 540, overtime: 0 }, {}],
  ['a day outside its period', [{ date: '2026-07-22', worked: 60 }], { regular: 60, overtime: 0 }, {}],
  ['a day that does not exist', [{ date: '2026-07-32', worked: 60 }], { regular: 60, overtime: 0 }, {}],
  ['a day twice', [60, 60].map((worked) => ({ date: THURSDAY, worked })), { regular: 120, overtime: 0 }, {}],
  ['more than a day has', [{ date: THURSDAY, worked: 1_441 }], { regular: 480, overtime: 961 }, {}],
  ['no first day of the week', [{ date: THURSDAY, worked: 60 }], { regular: 60, overtime: 0 }, { terms: {} }],
  [
    'days of another entry that has none',
    [{ date: THURSDAY, worked: 480 }],
    { regular: 0, overtime: 480 },
    { otherDays: [{ entryId: 3, date: THURSDAY, worked: 480 }] },
  ],
];

/** A pay like event 15 (employee 2, 23 to 29 July 2026). */
const paid = (title: string, [name, days, hours, facts]: Case, problems: readonly string[]) => ({
  name: `${title} ${name}`,
  like: 15,
  event: { data: byDay(days, hours, facts) },
  problems,
});

describe('an entry by day in a packet', () => {
  testForgedEvents([
    ...ACCEPTED.map((one) => paid('is accepted with', one, [])),
    ...REFUSED.map((one) => paid('is refused with', one, ['days'])),
  ]);
});
