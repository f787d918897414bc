import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { companiesText } from '../../text/companies.es.ts';
import { COMPANY_HISTORY } from './company-history.tsx';

/** A company as its list shows it. */
export type CompanyRow = inferRouterOutputs<AppRouter>['companies']['list'][number];

export const COMPANY: ListedKind<CompanyRow> = {
  history: { record: 'company', fields: COMPANY_HISTORY },
  permission: 'records:write',
  list: { text: companiesText.list, to: PATHS.companies },
  viewTitle: companiesText.view.title,
  leavesTo: 'list',
  nameOf: ({ name }) => name,
  inQuestion: companiesText.record,
  refresh: async ({ companies }) => {
    await Promise.all([companies.list.invalidate(), companies.page.invalidate()]);
  },
  setActive: ({ companies }, companyId, isActive) => companies.setActive.mutate({ companyId, isActive }),
  remove: ({ companies }, companyId) => companies.remove.mutate({ companyId }),
};
