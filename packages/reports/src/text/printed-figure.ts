import { type Cents, formatCents } from '@garita/domain/money/cents';
import { type Rate, rateToShownPercent } from '@garita/domain/money/rate';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';

/**
 * A number as it is printed, and the number itself: cents, minutes, parts per million or how many. A zero is
 * printed quietly, so that the eye finds the others.
 */
export type Figure = {
  kind: 'money' | 'time' | 'percent' | 'count';
  value: number;
  text: string;
  isZero: boolean;
};

/** '1,234.56', '-12.00'. */
export function money(cents: Cents): Figure {
  return { kind: 'money', value: cents, text: formatCents(cents), isZero: cents === 0 };
}

/** '$1,234.56', '-$12.00': an amount that stands alone. */
export function dollars(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatCents(Math.abs(cents))}`;
}

/** '40:00'. */
export function time(minutes: Minutes): Figure {
  return { kind: 'time', value: minutes, text: formatMinutes(minutes), isZero: minutes === 0 };
}

/** '7.00%', '1.45%'. */
export function percent(rate: Rate): Figure {
  return { kind: 'percent', value: rate, text: `${rateToShownPercent(rate)}%`, isZero: rate === 0 };
}

/** '12': how many, or a number that is counted up. */
export function count(many: number): Figure {
  return { kind: 'count', value: many, text: String(many), isZero: many === 0 };
}
