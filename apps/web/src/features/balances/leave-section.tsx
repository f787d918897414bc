import { leaveBalanceAt } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { useMemo } from 'react';
import { useIsAllowed } from '../../lib/current-user.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { balancesText } from '../../text/balances.es.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { AdjustmentButton } from './adjustment-button.tsx';
import type { Balances } from './balances.ts';
import { causeTexts } from './cause-text.ts';
import { leaveColumns } from './leave-columns.tsx';
import { leaveLines } from './leave-lines.ts';

const { leave: text } = balancesText;

type LeaveSectionProps = { kind: LeaveKind; balances: Balances };

/** One kind of leave: what is left today, and every movement with its cause. */
export function LeaveSection({ kind, balances }: LeaveSectionProps) {
  const movements = balances.leave[kind];
  const { company, employee, corrections, users } = balances;
  const causeOf = useMemo(() => causeTexts({ corrections, users }), [corrections, users]);
  const columns = useMemo(
    () => leaveColumns({ companyId: company.id, employeeId: employee.id }, causeOf),
    [company.id, employee.id, causeOf],
  );
  const lines = useMemo(() => leaveLines(movements), [movements]);
  const mayWrite = useIsAllowed('pay:write');
  const balance = leaveBalanceAt(movements, todayInPuertoRico());
  return (
    <Panel
      title={text.titles[kind]}
      help={`${text.balance(formatMinutes(balance))}. ${text.help}`}
      action={mayWrite && <AdjustmentButton kind={kind} movements={movements} employeeId={employee.id} />}
    >
      <RecordTable
        label={text.titles[kind]}
        columns={columns}
        data={lines}
        rowId={({ order }) => order}
        rowLabel={({ movement }) => causeOf(movement)}
        emptyHint={text.empty}
      />
    </Panel>
  );
}
