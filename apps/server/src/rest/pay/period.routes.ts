import { listPeriods } from '../../application/pay/periods.ts';
import { bare } from '../answers.ts';
import { type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { periodAnswer, periodRequestWire } from './period.wire.ts';

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
