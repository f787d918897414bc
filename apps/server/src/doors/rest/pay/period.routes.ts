import { closeMonth, listMonths } from '../../../application/pay/months.ts';
import {
  closePeriod,
  getPeriod,
  listPeriods,
  reopenPeriod,
  reviewPeriod,
} from '../../../application/pay/periods.ts';
import { bareAnswer, foundAnswer, updatedAnswer, versionedAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { payrollYearWire, periodAnswer, periodRequestWire } from '../wire/period.wire.ts';
import { periodStatusAnswer, reopeningWire } from './closing.wire.ts';
import { monthAnswer, monthClosingWire, monthWire } from './month.wire.ts';
import { versionOf } from './pay-change.wire.ts';

/** The routes of the pay periods of a year. */
export const periodRoutes: RouteGroup = {
  base: '/period',
  tag: 'payroll',
  routes: [
    route.get(
      '/periods_by_year_and_type/:year/:type',
      { id: 'listPeriods', parameters: periodRequestWire, answer: bareAnswer(listOf(periodAnswer)) },
      ({ use, parameters }) => use(listPeriods)(parameters),
    ),
  ],
};

/** The routes of the status of a company's periods. */
export const periodStatusRoutes: RouteGroup = {
  base: '/companies',
  tag: 'payroll',
  writes: 'pay:write',
  routes: [
    route.get(
      '/:companyId/periods/:periodId',
      { id: 'getPeriod', answer: versionedAnswer(foundAnswer(periodStatusAnswer)) },
      ({ use, ids }) => use(getPeriod)(ids),
    ),
    route.put(
      '/:companyId/periods/:periodId/review',
      { id: 'reviewPeriod', answer: versionedAnswer(updatedAnswer(periodStatusAnswer)), isVersioned: true },
      ({ use, ids, ifMatch, commandId }) =>
        use(reviewPeriod)({ ...ids, version: versionOf(ifMatch), commandId }),
    ),
    route.put(
      '/:companyId/periods/:periodId/close',
      { id: 'closePeriod', answer: versionedAnswer(updatedAnswer(periodStatusAnswer)), isVersioned: true },
      ({ use, ids, ifMatch, commandId }) =>
        use(closePeriod)({ ...ids, version: versionOf(ifMatch), commandId }),
    ),
    route.put(
      '/:companyId/periods/:periodId/reopen',
      {
        id: 'reopenPeriod',
        body: reopeningWire,
        answer: versionedAnswer(updatedAnswer(periodStatusAnswer)),
        isVersioned: true,
      },
      ({ use, ids, body: { reason }, ifMatch, commandId }) =>
        use(reopenPeriod)({ ...ids, version: versionOf(ifMatch), reason, commandId }),
    ),
  ],
};

/** The routes of the status of a company's months. */
export const monthRoutes: RouteGroup = {
  base: '/companies',
  tag: 'payroll',
  writes: 'pay:write',
  routes: [
    route.get(
      '/:companyId/months/:year',
      { id: 'listMonths', parameters: payrollYearWire, answer: foundAnswer(listOf(monthAnswer)) },
      ({ use, ids: { companyId }, parameters: { year } }) => use(listMonths)({ companyId, year }),
    ),
    route.put(
      '/:companyId/months/:month/close',
      {
        id: 'closeMonth',
        parameters: monthWire,
        body: monthClosingWire,
        bodyKind: 'optional',
        answer: updatedAnswer(monthAnswer),
      },
      ({ use, ids: { companyId }, parameters: { month }, body: { confirmedNet }, commandId }) =>
        use(closeMonth)({ companyId, month, confirmedNet, commandId }),
    ),
  ],
};
