import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { companyTaxesText } from '../../../text/company-taxes.es.ts';
import { recordsText } from '../../../text/records.es.ts';
import { lineBasisLabels, lineDirectionLabels, requirementLabels } from '../../../text/reference.es.ts';
import { amount, type HistoryFields, oneOf, percent, plain } from './history-field.ts';

const { list, form } = companyTaxesText;

export const COMPANY_TAX_HISTORY: HistoryFields<CompanyTax> = {
  isActive: plain(recordsText.active),
  name: plain(form.name),
  requirement: oneOf(list.requirement, requirementLabels),
  direction: oneOf(list.direction, lineDirectionLabels),
  basis: oneOf(list.basis, lineBasisLabels),
  isOnByDefault: plain(form.isOnByDefault),
  cents: amount(form.amount),
  rate: percent(form.percent),
};
