import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { EditedRecord, useEditConflict } from '../../records/edited-record.tsx';
import { RecordFormHeader, useFinish } from '../../records/record-form.tsx';
import { recordsText } from '../../text/records/records.es.ts';
import { companyTaxesText } from '../../text/records/taxes.es.ts';
import { FreshlyLoaded, Loaded } from '../../ui/page/loaded.tsx';
import { draftOf, NEW_COMPANY_TAX } from './company-tax-draft.ts';
import { CompanyTaxForm } from './company-tax-form.tsx';
import { COMPANY_TAX } from './company-tax-kind.ts';

/** Crear Taxes: an optional deduction of a fixed amount, until somebody says otherwise. */
export function CompanyTaxCreateScreen() {
  const companyId = useRouteId('companyId');
  // An address may name a company that is not there.
  const siblings = trpc.companyTaxes.list.useQuery({ companyId });
  const create = trpc.companyTaxes.create.useMutation();
  const finish = useFinish(COMPANY_TAX, recordsText.created);
  const save = async (tax: CompanyTax, commandId: string) => {
    await create.mutateAsync({ companyId, tax, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={COMPANY_TAX} title={companyTaxesText.create.title} />
      <Loaded query={siblings}>
        {() => (
          <CompanyTaxForm text={companyTaxesText.create} defaultValues={NEW_COMPANY_TAX} onSave={save} />
        )}
      </Loaded>
    </>
  );
}

/** Editar Taxes: a form with the line as the server has it now. */
export function CompanyTaxEditScreen() {
  const companyId = useRouteId('companyId');
  const taxId = useRouteId('taxId');
  const saved = trpc.companyTaxes.get.useQuery({ companyId, taxId }, NO_CACHE);
  const update = trpc.companyTaxes.update.useMutation();
  const finish = useFinish(COMPANY_TAX, recordsText.edited);
  const conflict = useEditConflict(saved, update);
  const saveOn = (version: number) => async (tax: CompanyTax, commandId: string) => {
    await update.mutateAsync({ taxId, tax, version, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader
        kind={COMPANY_TAX}
        title={companyTaxesText.edit.title}
        recordId={taxId}
        name={saved.data?.name}
      />
      <FreshlyLoaded query={saved}>
        {(tax) => (
          <EditedRecord {...conflict} version={tax.version}>
            {(opened) => (
              <CompanyTaxForm
                text={companyTaxesText.edit}
                defaultValues={draftOf(tax)}
                onSave={saveOn(opened)}
              />
            )}
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}
