import { Loaded } from '../../components/loaded.tsx';
import { SHEET_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { useSelection } from './use-selection.ts';

/** Cargar Tiempo of a contractor: payments for hours, year by year. */
export function ContractorHoursScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const selection = useSelection();
  const { year } = selection;
  const sheet = trpc.contractorTime.sheet.useQuery({ companyId, contractorId, year }, SHEET_START);
  return (
    <Loaded query={sheet}>
      {(data) => <PaymentSheet sheet={data} isArriving={sheet.isPlaceholderData} selection={selection} />}
    </Loaded>
  );
}
