import { PageHeader } from '../../components/page-header.tsx';
import { RecordHistory } from '../../components/record-history.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useCompanyName } from '../../lib/company-name.ts';
import { useIsAllowed } from '../../lib/current-user.ts';
import { companyTaxesText } from '../../text/company-taxes.es.ts';
import { recordsText } from '../../text/records.es.ts';

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
  const mayWrite = useIsAllowed('records:write');
  const taxes = { label: companyTaxesText.list.title, to: href(PATHS.companyTaxes, { companyId }) };
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), taxes, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : companyTaxesText.view.title}
        description={mayWrite ? (name ?? company) : recordsText.readOnly}
      >
        {taxId !== undefined && <RecordHistory record="companyTax" recordId={taxId} name={name} />}
      </PageHeader>
    </>
  );
}
