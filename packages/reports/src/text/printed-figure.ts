import { type Cents, formatCents } from '@garita/domain/money/cents';
import { type Rate, rateToShownPercent } from '@garita/domain/money/rate';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';

/**
 * A printed number with its value: cents, minutes, parts per million or a count. A zero is printed in grey,
 * so that the others stand out.
 */
export type Figure = {
  kind: 'money' | 'time' | 'percent' | 'count';
  value: number;
  text: string;
  isZero: boolean;
};

/** Returns cents as '1,234.56' or '-12.00'. */
export function money(cents: Cents): Figure {
  return { kind: 'money', value: cents, text: formatCents(cents), isZero: cents === 0 };
}

/** Returns cents as '$1,234.56' or '-$12.00', for an amount that stands alone. */
export function dollars(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatCents(Math.abs(cents))}`;
}

/** Returns minutes as '40:00'. */
export function time(minutes: Minutes): Figure {
  return { kind: 'time', value: minutes, text: formatMinutes(minutes), isZero: minutes === 0 };
}

/** Returns a rate as '7.00%' or '1.45%'. */
export function percent(rate: Rate): Figure {
  return { kind: 'percent', value: rate, text: `${rateToShownPercent(rate)}%`, isZero: rate === 0 };
}

/** Returns a count or an ordinal number as '12'. */
export function count(many: number): Figure {
  return { kind: 'count', value: many, text: String(many), isZero: many === 0 };
}
