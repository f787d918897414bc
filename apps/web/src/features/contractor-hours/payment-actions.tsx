import { Download, Trash2 } from 'lucide-react';
import { useFileDownload } from '../../documents/use-file-download.ts';
import { ActionBar, BarAmount, type Deed } from '../../pay/action-bar.tsx';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { useHours } from './hours-context.ts';

const { actions: text } = payrollText;

/** What can be done with the payment, with its total in view. */
export function PaymentActions({ onRemove }: { onRemove: () => void }) {
  const { work, isReadOnly, calculation } = useHours();
  return (
    <ActionBar deeds={useDeeds(onRemove)} isNew={!work.saved} isReadOnly={isReadOnly}>
      <BarAmount label={contractorHoursText.total} cents={calculation.payment.net} />
    </ActionBar>
  );
}

/** What is offered besides saving: for a saved payment only, and nothing that changes pay for those who may only read. */
function useDeeds(onRemove: () => void): Deed[] {
  const { work, mayWrite } = useHours();
  const { isDownloading, downloadFile } = useFileDownload();
  const { saved } = work;
  if (!saved) return [];
  const { companyId, contractorId, entryId, taxYear } = saved;
  const stub: Deed = {
    label: isDownloading ? text.downloadingStub : text.downloadStub,
    icon: Download,
    onSelect: () =>
      void downloadFile({ report: 'contractor-stub', companyId, contractorId, entryId, year: taxYear }),
  };
  if (!mayWrite) return [stub];
  return [{ label: contractorHoursText.remove, icon: Trash2, isDestructive: true, onSelect: onRemove }, stub];
}
