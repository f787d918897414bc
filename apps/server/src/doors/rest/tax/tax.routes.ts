import { removeCompanyTax } from '../../../application/records/remove-records.ts';
import {
  createCompanyTax,
  getCompanyTax,
  listCompanyTaxes,
  setCompanyTaxActive,
  updateCompanyTax,
} from '../../../application/tax/company-taxes.ts';
import {
  conceptWithId,
  fixedTaxTotals,
  getFixedTax,
  listFixedTaxes,
  listFixedTaxVersions,
  saveFixedTax,
} from '../../../application/tax/fixed-taxes.ts';
import { getYearParameters, saveYearParameters } from '../../../application/tax/year-parameters.ts';
import { createdAnswer, foundAnswer, removedAnswer, switchedAnswer, updatedAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup, SignedInRequest } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { optionalYearWire, payrollYearWire } from '../wire/period.wire.ts';
import { decodeFixedTax, fixedTaxBody, fixedTaxIdNamed, namedFixedTaxBody } from './fixed-tax.wire.ts';
import {
  changedCompanyTaxBody,
  companyTaxAnswer,
  companyTaxWire,
  fixedTaxAnswer,
  fixedTaxTotalsAnswer,
} from './tax.wire.ts';
import { decodeYearParameters, yearParametersAnswer, yearParametersBody } from './year-parameters.wire.ts';

/**
 * The routes of companies' tax lines. An `id` by itself is the line's, but the company's where lines are
 * listed or created.
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
      ({ use, ids: { id: taxId }, body: { read, version }, commandId }) =>
        use(updateCompanyTax)({
          taxId,
          tax: read.change,
          version: version(),
          commandId,
          asSent: [taxId, read.asSent],
        }),
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

/** The routes of fixed taxes: those in force, and new versions. */
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

/** The routes of the parameters of a year. */
export const yearParameterRoutes: RouteGroup = {
  base: '/parameters',
  tag: 'yearParameters',
  writes: 'fixed-taxes:write',
  routes: [
    route.get(
      '/:year',
      { id: 'getYearParameters', parameters: payrollYearWire, answer: foundAnswer(yearParametersAnswer) },
      ({ use, parameters: { year } }) => use(getYearParameters)({ year }),
    ),
    route.put(
      '/:year',
      {
        id: 'saveYearParameters',
        parameters: payrollYearWire,
        body: yearParametersBody,
        answer: updatedAnswer(yearParametersAnswer),
      },
      async ({ use, parameters: { year }, body, commandId }) => {
        const { year: _, lacking, origins, ...current } = await use(getYearParameters)({ year });
        const parameters = decodeYearParameters(body, current);
        return use(saveYearParameters)({ year, parameters, commandId, asSent: [year, body] });
      },
    ),
  ],
};

async function saveVersion(id: number, { use, body, today, commandId }: SignedInRequest) {
  const versions = await use(listFixedTaxVersions)({ fixedTaxId: id });
  const tax = decodeFixedTax(conceptWithId(id), body, { versions, today });
  // By the time of a repeat there is another version, and the same body is read differently.
  return use(saveFixedTax)({ tax, commandId, asSent: [id, body] });
}
