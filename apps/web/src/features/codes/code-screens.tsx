import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { useNavigate } from 'react-router';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { RecordHistory } from '../../records/record-history.tsx';
import { codesText } from '../../text/codes.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { CodeForm } from './code-form.tsx';

const NEW_CODE = { owner: '', email: '', code: '' };

/** Crear Código: for somebody who is to open an account. */
export function CodeCreateScreen() {
  // Whom the server refuses the codes is told so here, and not after filling in a form.
  const codes = trpc.codes.list.useQuery();
  const create = trpc.codes.create.useMutation();
  const finish = useFinish(recordsText.created);
  const save = async (registrationCode: RegistrationCode, commandId: string) => {
    await create.mutateAsync({ registrationCode, commandId });
    await finish();
  };

  return (
    <>
      <CodeFormHeader title={codesText.create.title} />
      <Loaded query={codes}>
        {() => <CodeForm text={codesText.create} defaultValues={NEW_CODE} onSave={save} />}
      </Loaded>
    </>
  );
}

/** Editar Código: a form with the code as the server has it now. */
export function CodeEditScreen() {
  const codeId = useRouteId('codeId');
  const saved = trpc.codes.get.useQuery({ codeId }, FORM_START);
  const update = trpc.codes.update.useMutation();
  const finish = useFinish(recordsText.edited);
  const save = async (registrationCode: RegistrationCode, commandId: string) => {
    await update.mutateAsync({ codeId, registrationCode, commandId });
    await finish();
  };

  return (
    <>
      <CodeFormHeader title={codesText.edit.title} codeId={codeId} owner={saved.data?.owner} />
      <Loaded query={saved}>
        {({ id, isActive, isUsed, ...code }) => (
          <EditedRecord record="code" recordId={codeId}>
            <CodeForm text={codesText.edit} defaultValues={code} onSave={save} />
          </EditedRecord>
        )}
      </Loaded>
    </>
  );
}

type CodeFormHeaderProps = {
  title: string;
  /** The saved code; undefined for a new one. */
  codeId?: number;
  /** Whose it was saved as. */
  owner?: string | undefined;
};

/** Where a code's form is, and whose code it is; nobody's for a new one. */
function CodeFormHeader({ title, codeId, owner }: CodeFormHeaderProps) {
  return (
    <>
      <Breadcrumb crumbs={[{ label: codesText.list.title, to: PATHS.codes }, { label: owner ?? title }]} />
      <PageHeader title={title} description={owner}>
        {codeId !== undefined && <RecordHistory record="code" recordId={codeId} name={owner} />}
      </PageHeader>
    </>
  );
}

/** What follows a code that was saved: the notice, and the list with it in it. */
function useFinish(notice: string): () => Promise<void> {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  return async () => {
    notifySuccess(notice);
    void utils.codes.list.invalidate();
    await navigate(PATHS.codes);
  };
}
