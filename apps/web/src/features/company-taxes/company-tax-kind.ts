import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { companyTaxesText } from '../../text/company-taxes.es.ts';

/** A tax line as the list of its company shows one. */
export type CompanyTaxRow = inferRouterOutputs<AppRouter>['companyTaxes']['list'][number];

export const COMPANY_TAX: ListedKind<CompanyTaxRow> = {
  history: 'companyTax',
  permission: 'records:write',
  list: { text: companyTaxesText.list, ofCompany: (companyId) => href(PATHS.companyTaxes, { companyId }) },
  viewTitle: companyTaxesText.view.title,
  leavesTo: 'list',
  nameOf: ({ name }) => name,
  inQuestion: companyTaxesText.record,
  refresh: ({ companyTaxes }) => companyTaxes.list.invalidate(),
  setActive: ({ companyTaxes }, taxId, isActive) => companyTaxes.setActive.mutate({ taxId, isActive }),
  remove: ({ companyTaxes }, taxId) => companyTaxes.remove.mutate({ taxId }),
};
