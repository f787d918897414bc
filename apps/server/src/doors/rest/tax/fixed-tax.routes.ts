import {
  conceptWithId,
  fixedTaxTotals,
  getFixedTax,
  listFixedTaxes,
  listFixedTaxVersions,
  saveFixedTax,
} from '../../../application/tax/fixed-taxes.ts';
import { createdAnswer, foundAnswer, updatedAnswer } from '../answers.ts';
import { type RouteGroup, route, type SignedInRequest } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { optionalYearWire } from '../wire/year.wire.ts';
import { decodeFixedTax, fixedTaxBody, fixedTaxIdNamed, namedFixedTaxBody } from './fixed-tax.wire.ts';
import { fixedTaxAnswer, fixedTaxTotalsAnswer } from './tax.wire.ts';

/** The fixed taxes: what is in force, and new versions of it. */
export const fixedTaxRoutes: RouteGroup = {
  base: '/fixed-taxes',
  tag: 'fixedTaxes',
  writes: 'fixed-taxes:write',
  routes: [
    route.get('/', { id: 'listFixedTaxes', answer: foundAnswer(listOf(fixedTaxAnswer)) }, ({ use }) =>
      use(listFixedTaxes)(),
    ),
    route.get('/:id', { id: 'getFixedTax', answer: foundAnswer(fixedTaxAnswer) }, ({ use, ids }) =>
      use(getFixedTax)({ fixedTaxId: ids.id }),
    ),
    route.post(
      '/',
      { id: 'saveNamedFixedTax', body: namedFixedTaxBody, answer: createdAnswer(fixedTaxAnswer) },
      (request) => saveVersion(fixedTaxIdNamed(request.body, request.today), request),
    ),
    route.put(
      '/:id',
      { id: 'saveFixedTax', body: fixedTaxBody, answer: updatedAnswer(fixedTaxAnswer) },
      (request) => saveVersion(request.ids.id, request),
    ),
    route.get(
      '/sum_taxes_by_id/:id',
      { id: 'fixedTaxTotals', parameters: optionalYearWire, answer: foundAnswer(fixedTaxTotalsAnswer) },
      ({ use, ids, parameters: { year } }) => use(fixedTaxTotals)({ employeeId: ids.id, year }),
    ),
  ],
};

async function saveVersion(id: number, { use, body, today, commandId }: SignedInRequest) {
  const versions = await use(listFixedTaxVersions)({ fixedTaxId: id });
  const tax = decodeFixedTax(conceptWithId(id), body, { versions, today });
  // By the time of a repeat the versions are others, and the same body is read otherwise.
  return use(saveFixedTax)({ tax, commandId, asSent: [id, body] });
}
