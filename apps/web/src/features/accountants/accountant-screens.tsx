import type { Accountant } from '@garita/domain/account/accountant.schema';
import { useNavigate } from 'react-router';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { PATHS } from '../../config/paths.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { accountantsText } from '../../text/accountants.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { AccountantForm } from './accountant-form.tsx';
import { AccountantFormHeader } from './accountant-form-header.tsx';
import { accountantName } from './accountant-name.ts';
import { NEW_ACCOUNTANT } from './new-accountant.ts';

/** Crear Contador: where a practice that has nobody yet begins. */
export function AccountantCreateScreen() {
  const create = trpc.accountants.create.useMutation();
  const finish = useFinish(recordsText.created);
  const save = async (accountant: Accountant, commandId: string) => {
    await create.mutateAsync({ accountant, commandId });
    await finish();
  };

  return (
    <>
      <AccountantFormHeader title={accountantsText.create.title} />
      <AccountantForm text={accountantsText.create} defaultValues={NEW_ACCOUNTANT} onSave={save} />
    </>
  );
}

/** Editar Contador: a form with the accountant as the server has them now. */
export function AccountantEditScreen() {
  const accountantId = useRouteId('accountantId');
  const saved = trpc.accountants.get.useQuery({ accountantId }, FORM_START);
  const update = trpc.accountants.update.useMutation();
  const finish = useFinish(recordsText.edited);
  const save = async (accountant: Accountant, commandId: string) => {
    await update.mutateAsync({ accountantId, accountant, commandId });
    await finish();
  };

  return (
    <>
      <AccountantFormHeader
        title={accountantsText.edit.title}
        accountantId={accountantId}
        name={saved.data && accountantName(saved.data)}
      />
      <Loaded query={saved}>
        {({ id, isActive, ...accountant }) => (
          <EditedRecord record="accountant" recordId={accountantId}>
            <AccountantForm text={accountantsText.edit} defaultValues={accountant} onSave={save} />
          </EditedRecord>
        )}
      </Loaded>
    </>
  );
}

/** What follows an accountant who was saved: the notice, and the list with them in it. */
function useFinish(notice: string): () => Promise<void> {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  return async () => {
    notifySuccess(notice);
    void utils.accountants.list.invalidate();
    await navigate(PATHS.accountants);
  };
}
