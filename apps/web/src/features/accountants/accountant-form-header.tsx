import { PageHeader } from '../../components/page-header.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { recordsText } from '../../text/records.es.ts';

type AccountantFormHeaderProps = {
  title: string;
  /** The name that the accountant was saved with; undefined for a new one. */
  name?: string | undefined;
};

/** Where an accountant's form is, whose it is, and for whom it is only to read. */
export function AccountantFormHeader({ title, name }: AccountantFormHeaderProps) {
  const mayWrite = useIsAllowed('records:write');
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: accountantsText.list.title, to: PATHS.accountants }, { label: name ?? title }]}
      />
      <PageHeader
        title={mayWrite ? title : accountantsText.view.title}
        description={mayWrite ? name : recordsText.readOnly}
      />
    </>
  );
}
