import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { NO_CACHE } from '../../lib/no-cache.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { RecordFormHeader } from '../../records/record-form.tsx';
import { useFinish } from '../../records/use-finish.ts';
import { codesText } from '../../text/codes.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { FreshlyLoaded, Loaded } from '../../ui/page/loaded.tsx';
import { CodeForm } from './code-form.tsx';
import { CODE } from './code-kind.ts';

const NEW_CODE = { owner: '', email: '', code: '' };

/** Crear Código: for somebody who is to open an account. */
export function CodeCreateScreen() {
  // Whom the server refuses the codes is told so here, and not after filling in a form.
  const codes = trpc.codes.list.useQuery();
  const create = trpc.codes.create.useMutation();
  const finish = useFinish(CODE, recordsText.created);
  const save = async (registrationCode: RegistrationCode, commandId: string) => {
    await create.mutateAsync({ registrationCode, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={CODE} title={codesText.create.title} />
      <Loaded query={codes}>
        {() => <CodeForm text={codesText.create} defaultValues={NEW_CODE} onSave={save} />}
      </Loaded>
    </>
  );
}

/** Editar Código: a form with the code as the server has it now. */
export function CodeEditScreen() {
  const codeId = useRouteId('codeId');
  const saved = trpc.codes.get.useQuery({ codeId }, NO_CACHE);
  const update = trpc.codes.update.useMutation();
  const finish = useFinish(CODE, recordsText.edited);
  const save = async (registrationCode: RegistrationCode, commandId: string) => {
    await update.mutateAsync({ codeId, registrationCode, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={CODE} title={codesText.edit.title} recordId={codeId} name={saved.data?.owner} />
      <FreshlyLoaded query={saved}>
        {({ id, isActive, isUsed, ...code }) => (
          <EditedRecord record="code" recordId={codeId}>
            <CodeForm text={codesText.edit} defaultValues={code} onSave={save} />
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}
