import { PageHeader } from '../../components/page-header.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { RecordHistory } from '../../records/record-history.tsx';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import { recordsText } from '../../text/records.es.ts';

type FixedTaxHeaderProps = {
  title: string;
  /** The tax whose versions the screen is about; undefined where one is still to be chosen. */
  fixedTaxId?: number;
  /** What it is called; undefined until it is known. */
  name?: string | undefined;
};

/** Where the form is, which tax it is, and for whom it is only to read. Its history is for those who write it. */
export function FixedTaxHeader({ title, fixedTaxId, name }: FixedTaxHeaderProps) {
  const mayWrite = useIsAllowed('fixed-taxes:write');
  const { list, view } = fixedTaxesText;
  return (
    <>
      <Breadcrumb crumbs={[{ label: list.title, to: PATHS.fixedTaxes }, { label: name ?? title }]} />
      <PageHeader title={mayWrite ? title : view.title} description={mayWrite ? name : recordsText.readOnly}>
        {mayWrite && fixedTaxId !== undefined && (
          <RecordHistory record="fixedTax" recordId={fixedTaxId} name={name} />
        )}
      </PageHeader>
    </>
  );
}
