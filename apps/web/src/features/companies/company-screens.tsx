import type { Company } from '@garita/domain/company/company.schema';
import { useNavigate } from 'react-router';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { PATHS } from '../../config/paths.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { companiesText } from '../../text/companies.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyFormHeader } from './company-form-header.tsx';
import type { FormsNeeded } from './used-up-note.tsx';

/** Crear Compañía: a form with the defaults of a new company. */
export function CompanyCreateScreen() {
  const defaults = trpc.companies.defaults.useQuery(undefined, FORM_START);
  const { data: others = [] } = trpc.companies.list.useQuery();
  const create = trpc.companies.create.useMutation();
  const finish = useFinish(recordsText.created);
  const save = async (company: Company, commandId: string) => {
    await create.mutateAsync({ company, commandId });
    await finish();
  };

  return (
    <>
      <CompanyFormHeader title={companiesText.create.title} />
      <Loaded query={defaults}>
        {(draft) => (
          <CompanyForm text={companiesText.create} defaultValues={draft} others={others} onSave={save} />
        )}
      </Loaded>
    </>
  );
}

/** Editar Compañía: a form with the company as the server has it now. */
export function CompanyEditScreen() {
  const companyId = useRouteId('companyId');
  const saved = trpc.companies.get.useQuery({ companyId }, FORM_START);
  const { data: companies = [] } = trpc.companies.list.useQuery();
  const formsNeeded = useFormsNeeded(companyId);
  const update = trpc.companies.update.useMutation();
  const finish = useFinish(recordsText.edited);
  const save = async (company: Company, commandId: string) => {
    await update.mutateAsync({ companyId, company, commandId });
    await finish();
  };

  return (
    <>
      <CompanyFormHeader title={companiesText.edit.title} companyId={companyId} name={saved.data?.name} />
      <Loaded query={saved}>
        {({ id, isActive, ...company }) => (
          <EditedRecord record="company" recordId={companyId}>
            <CompanyForm
              text={companiesText.edit}
              defaultValues={company}
              others={companies.filter((other) => other.id !== companyId)}
              formsNeeded={formsNeeded}
              onSave={save}
            />
          </EditedRecord>
        )}
      </Loaded>
    </>
  );
}

/** Everybody counts, whoever is switched off too: a form is due for the year in which they were paid. */
function useFormsNeeded(companyId: number): FormsNeeded {
  const { data: employees = [] } = trpc.employees.list.useQuery({ companyId });
  const { data: contractors = [] } = trpc.contractors.list.useQuery({ companyId });
  return { w2: employees.length, form480: contractors.length };
}

/** What follows a company that was saved: the notice, and the list with it in it. */
function useFinish(notice: string): () => Promise<void> {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  return async () => {
    notifySuccess(notice);
    void utils.companies.list.invalidate();
    await navigate(PATHS.companies);
  };
}
