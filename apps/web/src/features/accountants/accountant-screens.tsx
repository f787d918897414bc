import type { Accountant } from '@garita/domain/account/accountant.schema';
import { Loaded } from '../../components/loaded.tsx';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { RecordFormHeader } from '../../records/record-form-header.tsx';
import { useFinish } from '../../records/use-finish.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { AccountantForm } from './accountant-form.tsx';
import { ACCOUNTANT } from './accountant-kind.ts';
import { accountantName } from './accountant-name.ts';

/** Crear Contador: where a practice that has nobody yet begins. */
export function AccountantCreateScreen() {
  const create = trpc.accountants.create.useMutation();
  const finish = useFinish(ACCOUNTANT, recordsText.created);
  const save = async (accountant: Accountant, commandId: string) => {
    await create.mutateAsync({ accountant, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={ACCOUNTANT} title={accountantsText.create.title} />
      <AccountantForm text={accountantsText.create} defaultValues={NEW_ACCOUNTANT} onSave={save} />
    </>
  );
}

/** Editar Contador: a form with the accountant as the server has them now. */
export function AccountantEditScreen() {
  const accountantId = useRouteId('accountantId');
  const saved = trpc.accountants.get.useQuery({ accountantId }, FORM_START);
  const update = trpc.accountants.update.useMutation();
  const finish = useFinish(ACCOUNTANT, recordsText.edited);
  const save = async (accountant: Accountant, commandId: string) => {
    await update.mutateAsync({ accountantId, accountant, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader
        kind={ACCOUNTANT}
        title={accountantsText.edit.title}
        recordId={accountantId}
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

const NO_ADDRESS = { street: '', municipalityId: null, state: 'PR', zip: '' };

/** What the form of a new accountant starts with. */
export const NEW_ACCOUNTANT: Accountant = {
  name: '',
  middleName: '',
  firstLastName: '',
  secondLastName: '',
  company: '',
  employerIdentificationNumber: '',
  email: '',
  phone: '',
  address: NO_ADDRESS,
  physicalAddress: NO_ADDRESS,
  ssaUserId: '',
  bsoUserId: '',
  efileUserId: '',
};
