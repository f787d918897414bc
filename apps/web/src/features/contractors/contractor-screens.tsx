import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { NEW_CONTRACTOR } from '@garita/domain/contractor/contractor-defaults';
import { fullName } from '@garita/domain/employee/full-name';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { href, PATHS } from '../../config/paths.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { contractorsText } from '../../text/contractors.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { ContractorForm } from './contractor-form.tsx';
import { ContractorFormHeader } from './contractor-form-header.tsx';

/** Crear Tercero. */
export function ContractorCreateScreen() {
  const companyId = useRouteId('companyId');
  const create = trpc.contractors.create.useMutation();
  const finish = useFinish(companyId, recordsText.created);
  const save = async (contractor: Contractor, commandId: string) => {
    await create.mutateAsync({ companyId, contractor, commandId });
    await finish();
  };

  return (
    <>
      <ContractorFormHeader companyId={companyId} title={contractorsText.create.title} />
      <ContractorForm text={contractorsText.create} defaultValues={NEW_CONTRACTOR} onSave={save} />
    </>
  );
}

/** Editar Terceros: a form with the contractor as the server has it now. */
export function ContractorEditScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const saved = trpc.contractors.get.useQuery({ companyId, contractorId }, FORM_START);
  const update = trpc.contractors.update.useMutation();
  const finish = useFinish(companyId, recordsText.edited);
  const save = async (contractor: Contractor, commandId: string) => {
    await update.mutateAsync({ companyId, contractorId, contractor, commandId });
    await finish();
  };

  return (
    <>
      <ContractorFormHeader
        companyId={companyId}
        title={contractorsText.edit.title}
        contractorId={contractorId}
        name={saved.data && fullName(saved.data)}
      />
      <Loaded query={saved}>
        {({ id, isActive, companyId: _, ...contractor }) => (
          <EditedRecord record="contractor" recordId={contractorId}>
            <ContractorForm text={contractorsText.edit} defaultValues={contractor} onSave={save} />
          </EditedRecord>
        )}
      </Loaded>
    </>
  );
}

/** What follows a contractor that was saved: the notice, and the screen that one came from. */
function useFinish(companyId: number, notice: string): () => Promise<void> {
  const utils = trpc.useUtils();
  const goBack = useGoBack(href(PATHS.contractors, { companyId }));
  return async () => {
    notifySuccess(notice);
    void utils.contractors.list.invalidate({ companyId });
    await goBack();
  };
}
