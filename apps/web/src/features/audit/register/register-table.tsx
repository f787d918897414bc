import type { RecordColumn } from '../../../components/record-table/record-column.ts';
import { amountColumn } from '../../../components/record-table/value-column.ts';
import { RecordTable } from '../../../components/record-table.tsx';
import { payAt } from '../../../lib/pay-address.ts';
import { auditText } from '../../../text/audit.es.ts';
import type { RegisterAsKnown, RegisterEntry } from '../audit.ts';

const { register: text, totals } = auditText;

/** Each entry of a register as it was known then, and as it was known later or is today. */
export function RegisterTable({ register }: { register: RegisterAsKnown }) {
  const {
    company: { id: companyId },
    period: { id: periodId },
  } = register;
  return (
    <RecordTable
      label={text.table}
      columns={register.later.isToday ? UNTIL_TODAY : UNTIL_THEN}
      data={register.entries}
      rowId={({ entryId }) => entryId}
      rowLabel={({ employee, entryId }) => text.whyOf(employee.name, entryId)}
      rowHref={({ employee, entryId }) =>
        payAt({ kind: 'employee', companyId, personId: employee.id, entryId, periodId })
      }
      emptyHint={register.later.isToday ? text.empty : text.emptyThen}
      hasOwnFile
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

const columnsOf = (laterOf: (total: string) => string): readonly RecordColumn<RegisterEntry>[] => [
  { id: 'employee', header: text.employee, text: ({ employee }) => employee.name },
  { id: 'entry', header: text.entry, text: ({ entryId }) => String(entryId), align: 'end' },
  summed('known-gross', text.knownOf(totals.gross), ({ known }) => known.gross),
  summed('known-withheld', text.knownOf(totals.withheld), ({ known }) => known.withheld),
  summed('known-net', text.knownOf(totals.net), ({ known }) => known.net),
  summed('later-gross', laterOf(totals.gross), ({ later }) => later.gross),
  summed('later-withheld', laterOf(totals.withheld), ({ later }) => later.withheld),
  summed('later-net', laterOf(totals.net), ({ later }) => later.net),
  summed('difference', text.difference, ({ known, later }) => later.net - known.net),
];

const UNTIL_TODAY = columnsOf(text.todayOf);
const UNTIL_THEN = columnsOf(text.laterOf);
