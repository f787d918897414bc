import { listPeriods } from '../application/periods.ts';
import { listOf } from './answer-wire.ts';
import { bare } from './answers.ts';
import { periodAnswer, periodRequestWire } from './period.wire.ts';
import { type RouteGroup, route } from './route.ts';

/** The periods of a year. */
export const periodRoutes: RouteGroup = {
  base: '/period',
  tag: 'payroll',
  routes: [
    route.get(
      '/periods_by_year_and_type/:year/:type',
      { id: 'listPeriods', parameters: periodRequestWire, answer: bare(listOf(periodAnswer)) },
      ({ use, parameters }) => use(listPeriods)(parameters),
    ),
  ],
};
