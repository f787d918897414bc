import type { Company } from '@garita/domain/company/company.schema';
import type { CompanyDraft } from '@garita/domain/company/company-defaults';
import type { WireBody } from '../wire/field-names.ts';
import { decodeNew, type NewRecord, newRecordBody } from '../wire/new-record.ts';
import { companyWire } from './company.wire.ts';

/**
 * The facts that the body of a new company is read with: the defaults, and the accountants of the account.
 */
type Known = { draft: CompanyDraft; accountants: readonly { id: number }[] };

/** A new company on the wire: what it starts with may be left out. */
export const newCompanyBody = newRecordBody(
  companyWire,
  [
    'name',
    'postal_address',
    'country_postal_address',
    'zipcode_postal_address',
    'physical_address',
    'country_physical_address',
    'zipcode_physical_address',
    'email',
    'contact',
    'contact_number',
    'phone_number',
    'coml',
    'jurisdiction',
    'payer',
    'number_patronal',
    'commercial_register',
    'industrial_code',
    'desem',
    'unemployment_percentage',
    'polize_number',
    'vacation_hours',
    'vacation_date',
    'sicks_hours',
    'sicks_date',
  ],
  decodeNewCompany,
);

/** Reads a new company. Errors: `invalid-input`. */
function decodeNewCompany(sent: WireBody, { draft, accountants }: Known): NewRecord<Company> {
  const { accountant_id, ...others } = sent;
  const isChosen =
    !UNCHOSEN.has(Number(accountant_id ?? 0)) || accountants.some(({ id }) => id === Number(accountant_id));
  return decodeNew(companyWire, isChosen ? sent : others, companyWire.encodeDraft(draft));
}

// What a program sends that never asked for the accountants: nothing, a select's nothing, or the documented
// default.
const UNCHOSEN = new Set([0, -1, 1]);
