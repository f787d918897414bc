import { removeCompanyTax } from '../../../application/records/remove-records.ts';
import {
  createCompanyTax,
  getCompanyTax,
  listCompanyTaxes,
  setCompanyTaxActive,
  updateCompanyTax,
} from '../../../application/tax/company-taxes.ts';
import { createdAnswer, foundAnswer, removedAnswer, switchedAnswer, updatedAnswer } from '../answers.ts';
import { type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import { changedCompanyTaxBody, companyTaxAnswer, companyTaxWire } from './tax.wire.ts';

/**
 * The tax lines of companies. An `id` by itself is the line's, except where lines are listed or made: there
 * it is the company's.
 */
export const companyTaxRoutes: RouteGroup = {
  base: '/taxes',
  tag: 'companyTaxes',
  writes: 'records:write',
  routes: [
    route.get(
      '/:id',
      { id: 'listCompanyTaxes', answer: foundAnswer(listOf(companyTaxAnswer)) },
      ({ use, ids }) => use(listCompanyTaxes)({ companyId: ids.id }),
    ),
    route.post(
      '/:id',
      { id: 'createCompanyTax', body: companyTaxWire, answer: createdAnswer(companyTaxAnswer) },
      ({ use, ids, body, commandId }) => use(createCompanyTax)({ companyId: ids.id, tax: body, commandId }),
    ),
    route.get(
      '/:companyId/:id',
      { id: 'getCompanyTax', answer: foundAnswer(companyTaxAnswer) },
      ({ use, ids: { companyId, id } }) => use(getCompanyTax)({ companyId, taxId: id }),
    ),
    route.put(
      '/:id',
      { id: 'updateCompanyTax', body: changedCompanyTaxBody, answer: updatedAnswer(companyTaxAnswer) },
      ({ use, ids: { id: taxId }, body: { change, asSent }, commandId }) =>
        use(updateCompanyTax)({ taxId, tax: change, commandId, asSent: [taxId, asSent] }),
    ),
    route.delete(
      '/:id',
      { id: 'switchCompanyTax', answer: switchedAnswer(companyTaxAnswer) },
      ({ use, ids, commandId }) => use(setCompanyTaxActive)({ taxId: ids.id, commandId }),
    ),
    route.delete(
      '/delete/:id',
      { id: 'removeCompanyTax', answer: removedAnswer },
      ({ use, ids, commandId }) => use(removeCompanyTax)({ taxId: ids.id, commandId }),
    ),
  ],
};
