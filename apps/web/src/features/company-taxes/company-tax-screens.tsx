import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { useNavigate } from 'react-router';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { href, PATHS } from '../../config/paths.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { companyTaxesText } from '../../text/company-taxes.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { draftOf, NEW_COMPANY_TAX } from './company-tax-draft.ts';
import { CompanyTaxForm } from './company-tax-form.tsx';
import { CompanyTaxFormHeader } from './company-tax-form-header.tsx';

/** Crear Taxes: an optional deduction of a fixed amount, until somebody says otherwise. */
export function CompanyTaxCreateScreen() {
  const companyId = useRouteId('companyId');
  // An address may name a company that is not there.
  const siblings = trpc.companyTaxes.list.useQuery({ companyId });
  const create = trpc.companyTaxes.create.useMutation();
  const { backTo, finish } = useFinish(companyId, recordsText.created);
  const save = async (tax: CompanyTax, commandId: string) => {
    await create.mutateAsync({ companyId, tax, commandId });
    await finish();
  };

  return (
    <>
      <CompanyTaxFormHeader companyId={companyId} title={companyTaxesText.create.title} />
      <Loaded query={siblings}>
        {() => (
          <CompanyTaxForm
            text={companyTaxesText.create}
            defaultValues={NEW_COMPANY_TAX}
            backTo={backTo}
            onSave={save}
          />
        )}
      </Loaded>
    </>
  );
}

/** Editar Taxes: a form with the line as the server has it now. */
export function CompanyTaxEditScreen() {
  const companyId = useRouteId('companyId');
  const taxId = useRouteId('taxId');
  const saved = trpc.companyTaxes.get.useQuery({ companyId, taxId }, FORM_START);
  const update = trpc.companyTaxes.update.useMutation();
  const { backTo, finish } = useFinish(companyId, recordsText.edited);
  const save = async (tax: CompanyTax, commandId: string) => {
    await update.mutateAsync({ taxId, tax, commandId });
    await finish();
  };

  return (
    <>
      <CompanyTaxFormHeader
        companyId={companyId}
        title={companyTaxesText.edit.title}
        taxId={taxId}
        name={saved.data?.name}
      />
      <Loaded query={saved}>
        {(tax) => (
          <EditedRecord record="companyTax" recordId={taxId}>
            <CompanyTaxForm
              text={companyTaxesText.edit}
              defaultValues={draftOf(tax)}
              backTo={backTo}
              onSave={save}
            />
          </EditedRecord>
        )}
      </Loaded>
    </>
  );
}

/** What follows a line that was saved: the notice, and the list with it in it. */
function useFinish(companyId: number, notice: string) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const backTo = href(PATHS.companyTaxes, { companyId });
  const finish = async () => {
    notifySuccess(notice);
    void utils.companyTaxes.list.invalidate({ companyId });
    await navigate(backTo);
  };
  return { backTo, finish };
}
