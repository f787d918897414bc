import { PageHeader } from '../../components/page-header.tsx';
import { RecordHistory } from '../../components/record-history.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useCompanyName } from '../../lib/company-name.ts';
import { useIsAllowed } from '../../lib/current-user.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { recordsText } from '../../text/records.es.ts';

type ContractorFormHeaderProps = {
  companyId: number;
  title: string;
  /** The saved contractor; undefined for a new one. */
  contractorId?: number;
  /** The name that it was saved with. */
  name?: string | undefined;
};

/** Where a contractor's form is, whose it is, and for whom it is only to read. */
export function ContractorFormHeader({ companyId, title, contractorId, name }: ContractorFormHeaderProps) {
  const company = useCompanyName(companyId);
  const mayWrite = useIsAllowed('records:write');
  const contractors = { label: contractorsText.list.title, to: href(PATHS.contractors, { companyId }) };
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), contractors, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : contractorsText.view.title}
        description={mayWrite ? (name ?? company) : recordsText.readOnly}
      >
        {contractorId !== undefined && (
          <RecordHistory record="contractor" recordId={contractorId} name={name} />
        )}
      </PageHeader>
    </>
  );
}
