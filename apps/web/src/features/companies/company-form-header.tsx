import { PageHeader } from '../../components/page-header.tsx';
import { RecordHistory } from '../../components/record-history.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { companiesText } from '../../text/companies.es.ts';
import { recordsText } from '../../text/records.es.ts';

type CompanyFormHeaderProps = {
  title: string;
  /** The saved company; undefined for a new one. */
  companyId?: number;
  /** The name that it was saved with. */
  name?: string | undefined;
};

/** Where a company's form is, what it is for, and for whom it is only to read. */
export function CompanyFormHeader({ title, companyId, name }: CompanyFormHeaderProps) {
  const mayWrite = useIsAllowed('records:write');
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: companiesText.list.title, to: PATHS.companies }, { label: name ?? title }]}
      />
      <PageHeader
        title={mayWrite ? title : companiesText.view.title}
        description={mayWrite ? name : recordsText.readOnly}
      >
        {companyId !== undefined && <RecordHistory record="company" recordId={companyId} name={name} />}
      </PageHeader>
    </>
  );
}
