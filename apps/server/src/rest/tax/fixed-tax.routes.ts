import {
  conceptWithId,
  fixedTaxTotals,
  getFixedTax,
  listFixedTaxes,
  saveFixedTax,
} from '../../application/tax/fixed-taxes.ts';
import { created, found, updated } from '../answers.ts';
import { type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { optionalYearWire } from '../wire/year.wire.ts';
import { conceptNamed, decodeFixedTax, fixedTaxBody, namedFixedTaxBody } from './fixed-tax.wire.ts';
import { fixedTaxAnswer, fixedTaxTotalsAnswer } from './tax.wire.ts';

/** The fixed taxes: what is in force, and new versions of it. */
export const fixedTaxRoutes: RouteGroup = {
  base: '/fixed-taxes',
  tag: 'fixedTaxes',
  routes: [
    route.get('/', { id: 'listFixedTaxes', answer: found(listOf(fixedTaxAnswer)) }, ({ use }) =>
      use(listFixedTaxes)(),
    ),
    route.get('/:id', { id: 'getFixedTax', answer: found(fixedTaxAnswer) }, ({ use, ids }) =>
      use(getFixedTax)({ fixedTaxId: ids.id }),
    ),
    route.post(
      '/',
      { id: 'saveNamedFixedTax', body: namedFixedTaxBody, answer: created(fixedTaxAnswer) },
      ({ use, body, dependencies, commandId }) => {
        const tax = decodeFixedTax(conceptNamed(body), body, dependencies.today());
        return use(saveFixedTax)({ tax, commandId });
      },
    ),
    route.put(
      '/:id',
      { id: 'saveFixedTax', body: fixedTaxBody, answer: updated(fixedTaxAnswer) },
      ({ use, ids, body, dependencies, commandId }) => {
        const tax = decodeFixedTax(conceptWithId(ids.id), body, dependencies.today());
        return use(saveFixedTax)({ tax, commandId });
      },
    ),
    route.get(
      '/sum_taxes_by_id/:id',
      { id: 'fixedTaxTotals', parameters: optionalYearWire, answer: found(fixedTaxTotalsAnswer) },
      ({ use, ids, parameters: { year } }) => use(fixedTaxTotals)({ employeeId: ids.id, year }),
    ),
  ],
};
