import { COMPANY_ORDERS, type CompanyOrder } from '@garita/domain/company/company-page.schema';
import { BriefcaseBusiness, Percent, Users } from 'lucide-react';
import { href, PATHS } from '../../config/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { RecordList } from '../../records/record-list.tsx';
import { activeColumn } from '../../records/record-switch.tsx';
import { useRecordPages } from '../../records/use-record-pages.ts';
import { companiesText } from '../../text/records/companies.es.ts';
import { maskedText } from '../../ui/form/fields/masked-field.tsx';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { COMPANY, type CompanyRow } from './company-kind.tsx';
import { NewCompanyNote } from './company-notes.tsx';

const text = companiesText.list;

const COMPANY_COLUMNS: readonly RecordColumn<CompanyRow>[] = [
  { id: 'name', header: text.name, text: ({ name }) => name },
  { id: 'contact', header: text.contact, text: ({ contact }) => contact },
  { id: 'phone', header: text.phone, text: ({ phoneNumber }) => maskedText('phone', phoneNumber) },
  activeColumn(COMPANY),
];

/** Compañías: the companies of the account, with links to the areas of each. */
export function CompanyListScreen() {
  const { client } = trpc.useUtils();
  const { request, options, pagesOf } = useRecordPages<CompanyRow, CompanyOrder>(COMPANY_ORDERS, 'companies');
  const page = trpc.companies.page.useQuery(request, options);
  return (
    <RecordList
      kind={COMPANY}
      columns={COMPANY_COLUMNS}
      query={{ ...page, data: page.data?.rows }}
      pages={pagesOf(page, (all) => client.companies.page.query(all))}
      formOf={({ id }) => href(PATHS.companyEdit, { companyId: id })}
      newForm={PATHS.companyCreate}
      opens={({ id }) => href(PATHS.companyHome, { companyId: id })}
      actionsOf={actionsOf}
    >
      <NewCompanyNote />
    </RecordList>
  );
}

function actionsOf(company: CompanyRow): MenuAction[] {
  const ids = { companyId: company.id };
  return [
    { label: text.employees, icon: Users, showsLabel: true, to: href(PATHS.employees, ids) },
    { label: text.contractors, icon: BriefcaseBusiness, showsLabel: true, to: href(PATHS.contractors, ids) },
    { label: text.taxes, icon: Percent, to: href(PATHS.companyTaxes, ids) },
  ];
}
