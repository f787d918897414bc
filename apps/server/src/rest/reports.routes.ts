import { stubOfEntry, stubsOfEmployee, stubsOfPeriod } from '../application/pay-stubs.ts';
import { file } from './answers.ts';
import { type RouteGroup, route } from './route.ts';

const PDF = file('application/pdf');

/** Files. Downloads send no bearer, so these paths accept the cookie that sign-in sets. */
export const reportRoutes: RouteGroup = {
  base: '/reports',
  tag: 'reports',
  routes: [
    route.get(
      '/counterfoil/:companyId/:employeeId/period/:periodId',
      { id: 'stubsOfEmployee', answer: PDF },
      ({ use, ids }) => use(stubsOfEmployee)(ids),
    ),
    route.get(
      '/counterfoil/:companyId/:employeeId/:entryId',
      { id: 'stubOfEntry', answer: PDF },
      ({ use, ids }) => use(stubOfEntry)(ids),
    ),
    route.get('/counterfoil1/:companyId/:periodId', { id: 'stubsOfPeriod', answer: PDF }, ({ use, ids }) =>
      use(stubsOfPeriod)(ids),
    ),
  ],
};
