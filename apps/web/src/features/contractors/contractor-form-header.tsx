import { href, PATHS } from '../../config/paths.ts';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useCompanyName } from '../../lib/company-name.ts';
import { RecordFormHeader } from '../../records/record-form-header.tsx';
import { RecordHistory } from '../../records/record-history.tsx';
import { contractorsText } from '../../text/contractors.es.ts';

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
  const contractors = { label: contractorsText.list.title, to: href(PATHS.contractors, { companyId }) };
  return (
    <RecordFormHeader
      list={[...companyCrumbs(companyId, company), contractors]}
      title={title}
      viewTitle={contractorsText.view.title}
      name={name}
      description={name ?? company}
    >
      {contractorId !== undefined && (
        <RecordHistory record="contractor" recordId={contractorId} name={name} />
      )}
    </RecordFormHeader>
  );
}
