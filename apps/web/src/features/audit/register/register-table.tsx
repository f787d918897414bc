import type { RecordColumn } from '../../../components/record-table/record-column.ts';
import { amountColumn } from '../../../components/record-table/value-column.ts';
import { RecordTable } from '../../../components/record-table.tsx';
import { payAt } from '../../../lib/pay-address.ts';
import { auditText } from '../../../text/audit.es.ts';
import type { RegisterAsKnown, RegisterEntry } from '../audit.ts';

const { register: text, totals } = auditText;

/** Each entry of a register as it was known then and as it is today. */
export function RegisterTable({ register }: { register: RegisterAsKnown }) {
  const {
    company: { id: companyId },
    period: { id: periodId },
  } = register;
  return (
    <RecordTable
      label={text.table}
      columns={COLUMNS}
      data={register.entries}
      rowId={({ entryId }) => entryId}
      rowLabel={({ employee, entryId }) => text.whyOf(employee.name, entryId)}
      rowHref={({ employee, entryId }) =>
        payAt({ kind: 'employee', companyId, personId: employee.id, entryId, periodId })
      }
      emptyHint={text.empty}
    />
  );
}

const summed = (
  id: string,
  header: string,
  amount: (entry: RegisterEntry) => number,
): RecordColumn<RegisterEntry> => ({
  ...amountColumn(id, header, amount),
  total: (rows) => ({ kind: 'amount', cents: rows.reduce((sum, row) => sum + amount(row), 0) }),
});

const COLUMNS: readonly RecordColumn<RegisterEntry>[] = [
  { id: 'employee', header: text.employee, text: ({ employee }) => employee.name },
  { id: 'entry', header: text.entry, text: ({ entryId }) => String(entryId), align: 'end' },
  summed('known-gross', text.knownOf(totals.gross), ({ known }) => known.gross),
  summed('known-withheld', text.knownOf(totals.withheld), ({ known }) => known.withheld),
  summed('known-net', text.knownOf(totals.net), ({ known }) => known.net),
  summed('today-gross', text.todayOf(totals.gross), ({ today }) => today.gross),
  summed('today-withheld', text.todayOf(totals.withheld), ({ today }) => today.withheld),
  summed('today-net', text.todayOf(totals.net), ({ today }) => today.net),
  summed('difference', text.difference, ({ known, today }) => today.net - known.net),
];
