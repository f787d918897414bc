import { Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { Scale } from 'lucide-react';
import { useRef } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadingBlock } from '../../components/state-blocks.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { payrollText } from '../../text/payroll.es.ts';
import { EntryForm } from './entry-form.tsx';
import { NoPeriod } from './no-period.tsx';
import { EntryPickers } from './pickers/entry-pickers.tsx';
import type { Sheet } from './state/sheet.ts';
import type { useSelection } from './use-selection.ts';

type EntrySheetProps = {
  sheet: Sheet;
  /** True while the sheet is still the one before. */
  isArriving: boolean;
  selection: ReturnType<typeof useSelection>;
  mayWrite: boolean;
  /** How often it was asked for anew: each time the form starts over. */
  reloads: number;
  onReload: () => Promise<void>;
};

/** The choices, and below them the form of what is chosen. */
export function EntrySheet({ sheet, isArriving, selection, mayWrite, reloads, onReload }: EntrySheetProps) {
  const { today, year, choose, selectionIn } = selection;
  const { period, saved } = selectionIn(sheet);
  const { company, employee } = sheet;
  const ids = { companyId: company.id, employeeId: employee.id };
  const name = fullName(employee);
  const balances = `${href(PATHS.employeeBalances, ids)}?year=${year}`;

  const pickers = useRef<HTMLElement>(null);
  const reload = async (entryId: number | undefined) => {
    await onReload();
    if (!period) return;
    choose(entryId === undefined ? { periodId: period.id } : { entryId }, period.id);
    // The button that saved is gone with its form; the next choice is made here.
    if (entryId !== undefined) pickers.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: company.name, to: href(PATHS.employees, ids) },
          { label: name, to: href(PATHS.employeeEdit, ids) },
          { label: payrollText.title },
        ]}
      />
      <PageHeader
        title={payrollText.title}
        description={`${name} · ${company.name}`}
        secondary={[{ label: payrollText.balances, icon: Scale, to: balances }]}
      />
      <EntryPickers
        ref={pickers}
        sheet={sheet}
        year={year}
        selection={{ period, saved }}
        onChoose={choose}
        mayAdd={mayWrite}
      />
      {mayWrite || (
        <Text color="fg.muted" mb="4">
          {payrollText.actions.readOnly}
        </Text>
      )}
      {isArriving && <LoadingBlock lines={12} />}
      {!isArriving && !period && <NoPeriod mayWrite={mayWrite} />}
      {!isArriving && period && (
        <EntryForm
          key={[employee.id, period.id, saved?.entryId ?? 'new', reloads].join('-')}
          work={{ sheet, period, saved }}
          today={today}
          mayWrite={mayWrite}
          onReload={reload}
        />
      )}
    </>
  );
}
