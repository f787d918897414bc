import { Badge } from '@chakra-ui/react';
import { monthsText as text } from '../../text/months.es.ts';
import { type Month, type MonthState, monthState } from './month.ts';

const COLORS: Record<MonthState, string> = {
  running: 'gray',
  idle: 'gray',
  waiting: 'gray',
  ready: 'brand',
  closed: 'success',
  changed: 'accent',
};

/** How a month stands, in a word. */
export function MonthBadge({ month }: { month: Month }) {
  const state = monthState(month);
  return <Badge colorPalette={COLORS[state]}>{text.states[state]}</Badge>;
}
