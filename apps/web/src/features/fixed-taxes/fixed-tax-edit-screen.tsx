import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { useNavigate } from 'react-router';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { fixedTaxName } from './fixed-tax-columns.ts';
import { nextVersion } from './fixed-tax-draft.ts';
import { FixedTaxForm } from './fixed-tax-form.tsx';

/** Editar Tax Fijo: what is in force today, as the start of a version from today on. */
export function FixedTaxEditScreen() {
  const fixedTaxId = useRouteId('fixedTaxId');
  const saved = trpc.fixedTaxes.get.useQuery({ fixedTaxId }, FORM_START);
  const save = useSave();
  return (
    <>
      <FixedTaxHeader name={saved.data && fixedTaxName(saved.data)} />
      <Loaded query={saved}>
        {(tax) => (
          <FixedTaxForm
            fixedTaxId={fixedTaxId}
            defaultValues={nextVersion(tax, todayInPuertoRico())}
            onSave={save}
          />
        )}
      </Loaded>
    </>
  );
}

/** Where the form is, which tax it is, and for whom it is only to read. */
function FixedTaxHeader({ name }: { name: string | undefined }) {
  const mayWrite = useIsAllowed('fixed-taxes:write');
  const { list, edit, view } = fixedTaxesText;
  return (
    <>
      <Breadcrumb crumbs={[{ label: list.title, to: PATHS.fixedTaxes }, { label: name ?? edit.title }]} />
      <PageHeader
        title={mayWrite ? edit.title : view.title}
        description={mayWrite ? name : recordsText.readOnly}
      />
    </>
  );
}

function useSave() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.fixedTaxes.save.useMutation();
  return async (tax: FixedTaxInput, commandId: string) => {
    await mutateAsync({ tax, commandId });
    notifySuccess(recordsText.edited);
    void utils.fixedTaxes.invalidate();
    await navigate(PATHS.fixedTaxes);
  };
}
