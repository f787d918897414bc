import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { maskedText } from '../../form/masked-text.ts';
import { companiesText } from '../../text/companies.es.ts';

const text = companiesText.list;

/** A company as its list shows it. */
export type CompanyRow = inferRouterOutputs<AppRouter>['companies']['list'][number];

export const COMPANY_COLUMNS: readonly RecordColumn<CompanyRow>[] = [
  { id: 'name', header: text.name, text: ({ name }) => name },
  { id: 'contact', header: text.contact, text: ({ contact }) => contact },
  { id: 'phone', header: text.phone, text: ({ phoneNumber }) => maskedText('phone', phoneNumber) },
];
