import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { RemoveDialog } from '../../records/remove-dialog.tsx';
import { companyTaxesText } from '../../text/company-taxes.es.ts';
import type { CompanyTaxRow } from './company-tax-row.ts';

type CompanyTaxRemovalProps = {
  /** The line to ask about; undefined keeps the question closed. */
  tax: CompanyTaxRow | undefined;
  onClose: () => void;
};

/** Removes a tax line for good, after asking. The server refuses one that is in somebody's pay. */
export function CompanyTaxRemoval({ tax, onClose }: CompanyTaxRemovalProps) {
  const companyId = useRouteId('companyId');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.companyTaxes.remove.useMutation();
  const remove = async () => {
    if (!tax) return;
    await mutateAsync({ taxId: tax.id });
    await utils.companyTaxes.list.invalidate({ companyId });
  };
  return (
    <RemoveDialog record={tax && companyTaxesText.record(tax.name)} onClose={onClose} onRemove={remove} />
  );
}
