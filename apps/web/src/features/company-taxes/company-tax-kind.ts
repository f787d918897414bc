import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { LINE_BASIS_LABELS, REQUIREMENT_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { LINE_DIRECTION_LABELS } from '@garita/domain/text/option-labels.es';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import { amount, type HistoryFields, oneOf, percent, plain } from '../../records/history-lines.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { companyTaxesText } from '../../text/records/taxes.es.ts';

/** A tax line as the list of its company shows one. */
export type CompanyTaxRow = inferRouterOutputs<AppRouter>['companyTaxes']['list'][number];

const { list, form } = companyTaxesText;

const COMPANY_TAX_HISTORY: HistoryFields<CompanyTax> = {
  isActive: plain(recordsText.active.el),
  name: plain(form.name),
  requirement: oneOf(list.requirement, REQUIREMENT_LABELS),
  direction: oneOf(list.direction, LINE_DIRECTION_LABELS),
  basis: oneOf(list.basis, LINE_BASIS_LABELS),
  isOnByDefault: plain(form.isOnByDefault),
  accountName: plain(form.accountName),
  cents: amount(form.amount),
  rate: percent(form.percent),
};

export const COMPANY_TAX: ListedKind<CompanyTaxRow> = {
  history: { record: 'companyTax', fields: COMPANY_TAX_HISTORY },
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
