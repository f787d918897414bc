import type { Cents } from '@garita/domain/money/cents';
import type { Rate } from '@garita/domain/money/rate';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';

/** A figure of an explanation, in the unit that it is counted in. */
export type StepValue =
  | { cents: Cents }
  | { rate: Rate }
  | { minutes: Minutes }
  | { count: number }
  /** A figure that is not a whole number of cents yet, in dollars. */
  | { dollars: string }
  | { text: string };

/** One row of the sum: what it is, how it enters, how much. */
export type Step = { label: string; sign?: '+' | '−' | '×' | '÷' | '='; value: StepValue };

/** The version of a rate or table, and where it comes from. */
export type Source = { origin: string; version?: number; effectiveFrom?: CalendarDate };

/** One sum, under a title and a rule of its own where an amount consists of two. */
export type Part = { title?: string; rule?: string; steps: Step[]; source: Source };

/** Why an amount is what it is: the rule in one sentence, the sum, and what is special about it. */
export type Explanation = { rule: string; parts: Part[]; notes: string[]; amount: Cents };
