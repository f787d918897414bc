import { PageHeader } from '../../components/page-header.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useCompanyName } from '../../lib/company-name.ts';
import { useIsAllowed } from '../../lib/current-user.ts';
import { employeesText } from '../../text/employees.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { companyCrumbs } from './employee-crumbs.ts';

type EmployeeFormHeaderProps = {
  companyId: number;
  title: string;
  /** The name that the employee was saved with; undefined for a new one. */
  name?: string | undefined;
};

/** Where an employee's form is, whose it is, and for whom it is only to read. */
export function EmployeeFormHeader({ companyId, title, name }: EmployeeFormHeaderProps) {
  const company = useCompanyName(companyId);
  const mayWrite = useIsAllowed('records:write');
  const employees = { label: employeesText.list.title, to: href(PATHS.employees, { companyId }) };
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), employees, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : employeesText.view.title}
        description={mayWrite ? (name ?? company) : recordsText.readOnly}
      />
    </>
  );
}
