import type { Company } from '@garita/domain/company/company.schema';
import type { CompanyDraft } from '@garita/domain/company/company-defaults';
import { decodeNew, type NewRecord, newRecordBody } from '../wire/changed-record.ts';
import type { WireBody } from '../wire/field-table.ts';
import { companyWire } from './company.wire.ts';

/** The facts that reading a new company needs: the defaults, and the accountants of the account. */
type Known = { draft: CompanyDraft; accountants: readonly { id: number }[] };

/** The body of a new company; fields with a default may be left out. */
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

// The values that a program sends if it never read the accountants: none, the empty value of a select, or the
// documented default.
const UNCHOSEN = new Set([0, -1, 1]);
