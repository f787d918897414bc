import { PageHeader } from '../../components/page-header.tsx';
import { RecordHistory } from '../../components/record-history.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useCompanyName } from '../../lib/company-name.ts';
import { useIsAllowed } from '../../lib/current-user.ts';
import { employeesText } from '../../text/employees.es.ts';
import { recordsText } from '../../text/records.es.ts';

type EmployeeFormHeaderProps = {
  companyId: number;
  title: string;
  /** The saved employee; undefined for a new one. */
  employeeId?: number;
  /** The name that they were saved with. */
  name?: string | undefined;
};

/** Where an employee's form is, whose it is, and for whom it is only to read. */
export function EmployeeFormHeader({ companyId, title, employeeId, name }: EmployeeFormHeaderProps) {
  const company = useCompanyName(companyId);
  const mayWrite = useIsAllowed('records:write');
  const employees = { label: employeesText.list.title, to: href(PATHS.employees, { companyId }) };
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), employees, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : employeesText.view.title}
        description={mayWrite ? (name ?? company) : recordsText.readOnly}
      >
        {employeeId !== undefined && <RecordHistory record="employee" recordId={employeeId} name={name} />}
      </PageHeader>
    </>
  );
}
