import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { useSelection } from './use-selection.ts';

/** Cargar Tiempo of a contractor: payments for hours, year by year. */
export function ContractorHoursScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const mayWrite = useIsAllowed('pay:write');
  const selection = useSelection(mayWrite);
  const utils = trpc.useUtils();
  const [reloads, setReloads] = useState(0);
  const sheet = trpc.contractorTime.sheet.useQuery(
    { companyId, contractorId, year: selection.year },
    // The choices above the form stay where they are while the next sheet is on its way.
    { ...FORM_START, placeholderData: keepPreviousData },
  );
  const reload = async () => {
    await utils.contractorTime.sheet.invalidate();
    setReloads((count) => count + 1);
  };

  return (
    <Loaded query={sheet}>
      {(data) => (
        <PaymentSheet
          sheet={data}
          isArriving={sheet.isPlaceholderData}
          selection={selection}
          mayWrite={mayWrite}
          reloads={reloads}
          onReload={reload}
        />
      )}
    </Loaded>
  );
}
