import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { RecordFormHeader, useFinish } from '../../records/record-form.tsx';
import { useMayWrite } from '../../records/record-kind.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { fixedTaxesText } from '../../text/records/taxes.es.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { FixedTaxForm } from './fixed-tax-form.tsx';
import { FIXED_TAX, fixedTaxName, nextVersion } from './fixed-tax-kind.ts';
import { NewVersion, VersionList } from './versions.tsx';

/** Crear Tax Fijo: a new version of one of the five taxes. */
export function FixedTaxCreateScreen() {
  const taxes = trpc.fixedTaxes.list.useQuery(undefined, NO_CACHE);
  const save = useSave(recordsText.created);
  return (
    <>
      <RecordFormHeader kind={FIXED_TAX} title={fixedTaxesText.create.title} />
      <FreshlyLoaded query={taxes}>{(inForce) => <NewVersion taxes={inForce} onSave={save} />}</FreshlyLoaded>
    </>
  );
}

/**
 * Editar Tax Fijo: a new version from today on, which starts with the values in force, and the list of all
 * versions.
 */
export function FixedTaxEditScreen() {
  const fixedTaxId = useRouteId('fixedTaxId');
  const saved = trpc.fixedTaxes.get.useQuery({ fixedTaxId }, NO_CACHE);
  // Only users who may change it see its history.
  const hasHistory = useMayWrite(FIXED_TAX);
  const save = useSave(recordsText.edited);
  return (
    <>
      <RecordFormHeader
        kind={FIXED_TAX}
        title={fixedTaxesText.edit.title}
        recordId={hasHistory ? fixedTaxId : undefined}
        name={saved.data && fixedTaxName(saved.data)}
      />
      <FreshlyLoaded query={saved}>
        {(tax) => (
          <FixedTaxForm
            text={fixedTaxesText.edit}
            fixedTaxId={fixedTaxId}
            defaultValues={nextVersion(tax, todayInPuertoRico())}
            onSave={save}
          />
        )}
      </FreshlyLoaded>
      {saved.data && <VersionList fixedTaxId={fixedTaxId} />}
    </>
  );
}

function useSave(notice: string) {
  const finish = useFinish(FIXED_TAX, notice);
  const { mutateAsync } = trpc.fixedTaxes.save.useMutation();
  return async (tax: FixedTaxInput, commandId: string) => {
    await mutateAsync({ tax, commandId });
    await finish();
  };
}
