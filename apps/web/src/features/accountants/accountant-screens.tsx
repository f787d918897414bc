import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import { PATHS } from '../../config/paths.ts';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc, useCurrentUser } from '../../lib/trpc.ts';
import { EditedRecord, useEditConflict } from '../../records/edited-record.tsx';
import { RecordFormHeader, useFinish } from '../../records/record-form.tsx';
import { Welcome } from '../../records/welcome.tsx';
import { accountantsText } from '../../text/records/accountants.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { FreshlyLoaded, Loaded } from '../../ui/page/loaded.tsx';
import { AccountantForm } from './accountant-form.tsx';
import { ACCOUNTANT, accountantName } from './accountant-kind.ts';

/**
 * Crear Contador. The form of an account's first accountant starts with the data of the user, who usually is
 * that person.
 */
export function AccountantCreateScreen() {
  const accountants = trpc.accountants.list.useQuery();
  const isFirst = accountants.data?.length === 0;
  const user = useCurrentUser();
  const create = trpc.accountants.create.useMutation();
  const finish = useFinish(ACCOUNTANT, recordsText.created);
  const save = async (accountant: AccountantRecord, commandId: string) => {
    await create.mutateAsync({ accountant, commandId });
    await finish(isFirst ? { to: PATHS.companyCreate } : undefined);
  };

  return (
    <>
      <RecordFormHeader kind={ACCOUNTANT} title={accountantsText.create.title} />
      <Welcome step="accountant" />
      <Loaded query={accountants}>
        {({ length }) => (
          <AccountantForm
            text={accountantsText.create}
            defaultValues={length === 0 && user ? accountantOf(user) : NEW_ACCOUNTANT}
            onSave={save}
          />
        )}
      </Loaded>
    </>
  );
}

/** Returns the initial values of an accountant who is the user. */
function accountantOf({ name, lastName, email, phone }: NonNullable<ReturnType<typeof useCurrentUser>>) {
  return { ...NEW_ACCOUNTANT, name, firstLastName: lastName, email, phone };
}

/** Editar Contador: a form with the accountant as the server has them now. */
export function AccountantEditScreen() {
  const accountantId = useRouteId('accountantId');
  const saved = trpc.accountants.get.useQuery({ accountantId }, NO_CACHE);
  const update = trpc.accountants.update.useMutation();
  const finish = useFinish(ACCOUNTANT, recordsText.edited);
  const conflict = useEditConflict(saved, update);
  const saveOn = (version: number) => async (accountant: AccountantRecord, commandId: string) => {
    await update.mutateAsync({ accountantId, accountant, version, commandId });
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
      <FreshlyLoaded query={saved}>
        {({ id, isActive, version, ...accountant }) => (
          <EditedRecord {...conflict} version={version}>
            {(opened) => (
              <AccountantForm
                text={accountantsText.edit}
                defaultValues={accountant}
                onSave={saveOn(opened)}
              />
            )}
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}

const NO_ADDRESS = { street: '', municipalityId: null, state: 'PR', zip: '' };

/** The initial values of the form of a new accountant. */
export const NEW_ACCOUNTANT: AccountantRecord = {
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
  preparerTaxNumber: '',
};
