import { PATHS } from '../../config/paths.ts';
import { RecordFormHeader } from '../../records/record-form-header.tsx';
import { RecordHistory } from '../../records/record-history.tsx';
import { companiesText } from '../../text/companies.es.ts';

type CompanyFormHeaderProps = {
  title: string;
  /** The saved company; undefined for a new one. */
  companyId?: number;
  /** The name that it was saved with. */
  name?: string | undefined;
};

/** Where a company's form is, what it is for, and for whom it is only to read. */
export function CompanyFormHeader({ title, companyId, name }: CompanyFormHeaderProps) {
  return (
    <RecordFormHeader
      list={[{ label: companiesText.list.title, to: PATHS.companies }]}
      title={title}
      viewTitle={companiesText.view.title}
      name={name}
    >
      {companyId !== undefined && <RecordHistory record="company" recordId={companyId} name={name} />}
    </RecordFormHeader>
  );
}
