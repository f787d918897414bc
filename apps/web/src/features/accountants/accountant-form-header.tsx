import { PATHS } from '../../config/paths.ts';
import { RecordFormHeader } from '../../records/record-form-header.tsx';
import { RecordHistory } from '../../records/record-history.tsx';
import { accountantsText } from '../../text/accountants.es.ts';

type AccountantFormHeaderProps = {
  title: string;
  /** The saved accountant; undefined for a new one. */
  accountantId?: number;
  /** The name that they were saved with. */
  name?: string | undefined;
};

/** Where an accountant's form is, whose it is, and for whom it is only to read. */
export function AccountantFormHeader({ title, accountantId, name }: AccountantFormHeaderProps) {
  return (
    <RecordFormHeader
      list={[{ label: accountantsText.list.title, to: PATHS.accountants }]}
      title={title}
      viewTitle={accountantsText.view.title}
      name={name}
    >
      {accountantId !== undefined && (
        <RecordHistory record="accountant" recordId={accountantId} name={name} />
      )}
    </RecordFormHeader>
  );
}
