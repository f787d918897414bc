import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { useSelection } from './use-selection.ts';

/** Cargar Tiempo: an employee's pay, period by period. */
export function TimeEntryScreen() {
  const companyId = useRouteId('companyId');
  const employeeId = useRouteId('employeeId');
  const selection = useSelection();
  const mayWrite = useIsAllowed('pay:write');
  const utils = trpc.useUtils();
  const [reloads, setReloads] = useState(0);
  const sheet = trpc.payroll.sheet.useQuery(
    { companyId, employeeId, year: selection.year },
    // The choices above the form stay where they are while the next sheet is on its way.
    { ...FORM_START, placeholderData: keepPreviousData },
  );
  const reload = async () => {
    await utils.payroll.sheet.invalidate();
    setReloads((count) => count + 1);
  };

  return (
    <Loaded query={sheet}>
      {(data) => (
        <EntrySheet
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
