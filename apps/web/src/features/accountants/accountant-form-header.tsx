import { PageHeader } from '../../components/page-header.tsx';
import { RecordHistory } from '../../components/record-history.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { recordsText } from '../../text/records.es.ts';

type AccountantFormHeaderProps = {
  title: string;
  /** The saved accountant; undefined for a new one. */
  accountantId?: number;
  /** The name that they were saved with. */
  name?: string | undefined;
};

/** Where an accountant's form is, whose it is, and for whom it is only to read. */
export function AccountantFormHeader({ title, accountantId, name }: AccountantFormHeaderProps) {
  const mayWrite = useIsAllowed('records:write');
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: accountantsText.list.title, to: PATHS.accountants }, { label: name ?? title }]}
      />
      <PageHeader
        title={mayWrite ? title : accountantsText.view.title}
        description={mayWrite ? name : recordsText.readOnly}
      >
        {accountantId !== undefined && (
          <RecordHistory record="accountant" recordId={accountantId} name={name} />
        )}
      </PageHeader>
    </>
  );
}
