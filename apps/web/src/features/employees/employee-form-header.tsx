import { href, PATHS } from '../../config/paths.ts';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useCompanyName } from '../../lib/company-name.ts';
import { RecordFormHeader } from '../../records/record-form-header.tsx';
import { RecordHistory } from '../../records/record-history.tsx';
import { employeesText } from '../../text/employees.es.ts';

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
  const employees = { label: employeesText.list.title, to: href(PATHS.employees, { companyId }) };
  return (
    <RecordFormHeader
      list={[...companyCrumbs(companyId, company), employees]}
      title={title}
      viewTitle={employeesText.view.title}
      name={name}
      description={name ?? company}
    >
      {employeeId !== undefined && <RecordHistory record="employee" recordId={employeeId} name={name} />}
    </RecordFormHeader>
  );
}
