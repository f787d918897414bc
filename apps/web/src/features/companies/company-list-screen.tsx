import { BriefcaseBusiness, Percent, Users } from 'lucide-react';
import type { Action } from '../../components/action.ts';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { href, PATHS } from '../../config/paths.ts';
import { maskedText } from '../../form/fields/masked-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { inNameOrder, RecordList } from '../../records/record-list.tsx';
import { activeColumn } from '../../records/record-switch.tsx';
import { companiesText } from '../../text/companies.es.ts';
import { COMPANY, type CompanyRow } from './company-kind.ts';
import { NewCompanyNote } from './new-company-note.tsx';

const text = companiesText.list;

const COMPANY_COLUMNS: readonly RecordColumn<CompanyRow>[] = [
  { id: 'name', header: text.name, text: ({ name }) => name },
  { id: 'contact', header: text.contact, text: ({ contact }) => contact },
  { id: 'phone', header: text.phone, text: ({ phoneNumber }) => maskedText('phone', phoneNumber) },
  activeColumn(COMPANY),
];

const inOrder = inNameOrder(COMPANY);

/** Compañías: every company of the account, and the way to what belongs to each. */
export function CompanyListScreen() {
  const companies = trpc.companies.list.useQuery(undefined, { select: inOrder });
  return (
    <RecordList
      kind={COMPANY}
      columns={COMPANY_COLUMNS}
      query={companies}
      searchText={searchText}
      formOf={({ id }) => href(PATHS.companyEdit, { companyId: id })}
      newForm={PATHS.companyCreate}
      opens={({ id }) => href(PATHS.companyHome, { companyId: id })}
      actionsOf={actionsOf}
    >
      <NewCompanyNote />
    </RecordList>
  );
}

/** What the columns say, and the number by which the agencies call the company. */
function searchText(company: CompanyRow): string {
  const said = COMPANY_COLUMNS.map((column) => column.text(company));
  return [...said, maskedText('ein', company.employerIdentificationNumber)].join('\n');
}

function actionsOf(company: CompanyRow): Action[] {
  const ids = { companyId: company.id };
  return [
    { label: text.employees, icon: Users, showsLabel: true, to: href(PATHS.employees, ids) },
    { label: text.contractors, icon: BriefcaseBusiness, showsLabel: true, to: href(PATHS.contractors, ids) },
    { label: text.taxes, icon: Percent, to: href(PATHS.companyTaxes, ids) },
  ];
}
