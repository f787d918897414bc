import { href, PATHS } from '../../config/paths.ts';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useCompanyName } from '../../lib/company-name.ts';
import { RecordFormHeader } from '../../records/record-form-header.tsx';
import { RecordHistory } from '../../records/record-history.tsx';
import { companyTaxesText } from '../../text/company-taxes.es.ts';

type CompanyTaxFormHeaderProps = {
  companyId: number;
  title: string;
  /** The saved line; undefined for a new one. */
  taxId?: number;
  /** The name that it was saved with. */
  name?: string | undefined;
};

/** Where a tax line's form is, which one it is, and for whom it is only to read. */
export function CompanyTaxFormHeader({ companyId, title, taxId, name }: CompanyTaxFormHeaderProps) {
  const company = useCompanyName(companyId);
  const taxes = { label: companyTaxesText.list.title, to: href(PATHS.companyTaxes, { companyId }) };
  return (
    <RecordFormHeader
      list={[...companyCrumbs(companyId, company), taxes]}
      title={title}
      viewTitle={companyTaxesText.view.title}
      name={name}
      description={name ?? company}
    >
      {taxId !== undefined && <RecordHistory record="companyTax" recordId={taxId} name={name} />}
    </RecordFormHeader>
  );
}
