import { employeesText } from '../../../text/employees.es.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import type { RecordColumn } from '../../../ui/table/record-column.ts';
import { RecordTable } from '../../../ui/table/record-table.tsx';
import type { RowProblem } from './check-rows.ts';

const text = employeesText.import.problems;

const COLUMNS: readonly RecordColumn<RowProblem>[] = [
  { id: 'row', header: text.row, text: rowText, sortBy: ({ row = 0 }) => row },
  { id: 'column', header: text.column, text: ({ column }) => column },
  { id: 'text', header: text.text, text: (problem) => problem.text, isSortable: false },
];

/** What is wrong with which cells of the file. */
export function ProblemTable({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <Panel title={text.title(problems.length)} help={text.help}>
      <RecordTable
        label={text.title(problems.length)}
        columns={COLUMNS}
        data={problems}
        rowId={({ row, column }) => `${row}-${column}`}
        rowLabel={rowText}
      />
    </Panel>
  );
}

// In words, as it heads the card of a narrow window.
function rowText({ row }: RowProblem): string {
  return row === undefined ? '' : text.rowNumber(row);
}
