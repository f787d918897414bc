import type { Cents } from '@garita/domain/money/cents';

/** The top of a plot and the amounts that lines are drawn at, the lowest first. */
export type Scale = { top: Cents; lines: Cents[] };

/** Steps that are read at a glance. */
const STEPS = [1, 2, 2.5, 5, 10];

/** A scale of at most five steps that holds this amount, in whole dollars. */
export function scaleOf(most: Cents): Scale {
  const least = Math.max(most, 100) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(100, Math.ceil((STEPS.find((each) => each * power >= least) ?? 10) * power));
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, line) => line * step) };
}
