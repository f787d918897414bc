import { Loaded } from '../../components/loaded.tsx';
import { SHEET_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { useSelection } from './use-selection.ts';

/** Cargar Tiempo: an employee's pay, period by period. */
export function TimeEntryScreen() {
  const companyId = useRouteId('companyId');
  const employeeId = useRouteId('employeeId');
  const selection = useSelection();
  const sheet = trpc.payroll.sheet.useQuery({ companyId, employeeId, year: selection.year }, SHEET_START);
  return (
    <Loaded query={sheet}>
      {(data) => <EntrySheet sheet={data} isArriving={sheet.isPlaceholderData} selection={selection} />}
    </Loaded>
  );
}
