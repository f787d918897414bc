import { Calculator, Download, Printer, Trash2 } from 'lucide-react';
import { useFileDownload } from '../../documents/use-file-download.ts';
import { ActionBar, BarAmount, type Deed } from '../../pay/action-bar.tsx';
import { payrollText } from '../../text/payroll.es.ts';
import { useEntry, useLiveAmounts } from './entry-context.tsx';
import { FOUR_BLOCKS } from './layout-widths.ts';

const { actions: text, concepts } = payrollText;

type EntryActionsProps = { onRecalculate: () => void; onRemove: () => void };

/** What can be done with the entry, with the net in view where the summary is not. */
export function EntryActions(props: EntryActionsProps) {
  const { isReadOnly } = useEntry();
  return (
    <ActionBar deeds={useDeeds(props)} isReadOnly={isReadOnly}>
      <NetInBar />
    </ActionBar>
  );
}

/** What is offered besides saving: for a saved entry only, and nothing that changes pay for those who may only read. */
function useDeeds({ onRecalculate, onRemove }: EntryActionsProps): Deed[] {
  const { work, mayWrite } = useEntry();
  const { isDownloading, downloadFile } = useFileDownload();
  const { saved } = work;
  const paper: Deed = { label: text.print, icon: Printer, onSelect: () => print() };
  if (!saved) return [paper];
  const { companyId, employeeId, entryId } = saved;
  const stub: Deed = {
    label: isDownloading ? text.downloadingStub : text.downloadStub,
    icon: Download,
    onSelect: () => void downloadFile({ report: 'entry-stub', companyId, employeeId, entryId }),
  };
  if (!mayWrite) return [stub, paper];
  return [
    { label: text.remove, icon: Trash2, isDestructive: true, onSelect: onRemove },
    { label: text.recalculate, icon: Calculator, onSelect: onRecalculate },
    stub,
    paper,
  ];
}

function NetInBar() {
  const { calculation } = useLiveAmounts();
  return (
    <BarAmount
      label={concepts.net}
      cents={calculation?.statement.net}
      css={{ [FOUR_BLOCKS]: { display: 'none' } }}
    />
  );
}
