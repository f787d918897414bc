import { PageHeader } from '../../components/page-header.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useCompanyName } from '../../lib/company-name.ts';
import { useIsAllowed } from '../../lib/current-user.ts';
import { companyTaxesText } from '../../text/company-taxes.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { companyCrumbs } from './company-tax-crumbs.ts';

type CompanyTaxFormHeaderProps = {
  companyId: number;
  title: string;
  /** The name that the line was saved with; undefined for a new one. */
  name?: string | undefined;
};

/** Where a tax line's form is, which one it is, and for whom it is only to read. */
export function CompanyTaxFormHeader({ companyId, title, name }: CompanyTaxFormHeaderProps) {
  const company = useCompanyName(companyId);
  const mayWrite = useIsAllowed('records:write');
  const taxes = { label: companyTaxesText.list.title, to: href(PATHS.companyTaxes, { companyId }) };
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), taxes, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : companyTaxesText.view.title}
        description={mayWrite ? (name ?? company) : recordsText.readOnly}
      />
    </>
  );
}
