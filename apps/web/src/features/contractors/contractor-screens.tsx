import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { NEW_CONTRACTOR } from '@garita/domain/contractor/contractor-defaults';
import { fullName } from '@garita/domain/employee/full-name';
import { NO_CACHE } from '../../lib/no-cache.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { RecordFormHeader } from '../../records/record-form.tsx';
import { useFinish } from '../../records/use-finish.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { ContractorForm } from './contractor-form.tsx';
import { CONTRACTOR } from './contractor-kind.ts';

/** Crear Tercero. */
export function ContractorCreateScreen() {
  const companyId = useRouteId('companyId');
  const create = trpc.contractors.create.useMutation();
  const finish = useFinish(CONTRACTOR, recordsText.created);
  const save = async (contractor: Contractor, commandId: string) => {
    await create.mutateAsync({ companyId, contractor, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={CONTRACTOR} title={contractorsText.create.title} />
      <ContractorForm
        isNew
        text={contractorsText.create}
        whose={{ companyId }}
        defaultValues={NEW_CONTRACTOR}
        onSave={save}
      />
    </>
  );
}

/** Editar Terceros: a form with the contractor as the server has it now. */
export function ContractorEditScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const saved = trpc.contractors.get.useQuery({ companyId, contractorId, isMasked: true }, NO_CACHE);
  const update = trpc.contractors.update.useMutation();
  const finish = useFinish(CONTRACTOR, recordsText.edited);
  const save = async (contractor: Contractor, commandId: string) => {
    await update.mutateAsync({ companyId, contractorId, contractor, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader
        kind={CONTRACTOR}
        title={contractorsText.edit.title}
        recordId={contractorId}
        name={saved.data && fullName(saved.data)}
      />
      <FreshlyLoaded query={saved}>
        {({ id, isActive, companyId: _, ...contractor }) => (
          <EditedRecord record="contractor" recordId={contractorId}>
            <ContractorForm
              text={contractorsText.edit}
              whose={{ companyId, contractorId }}
              defaultValues={contractor}
              onSave={save}
            />
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}
