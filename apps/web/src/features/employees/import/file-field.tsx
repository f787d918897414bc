import { employeesText } from '../../../text/employees.es.ts';
import { Input } from '../../../ui/controls/input.tsx';
import { TypedField } from '../../../ui/form/fields/typed-field.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import type { RecordColumn } from '../../../ui/table/record-column.ts';
import { RecordTable } from '../../../ui/table/record-table.tsx';
import { type ReadFile, type RowProblem, readFile, type Start } from './read-file.ts';

const text = employeesText.import.file;

type FileFieldProps = {
  start: Start;
  /** Why nobody in the file can be imported. */
  failure: string | undefined;
  /** Receives the contents of the chosen file; undefined while it is read. */
  onRead: (file: ReadFile | undefined) => void;
};

/** The file to import. A file that was corrected under the same name can be chosen again. */
export function FileField({ start, failure, onRead }: FileFieldProps) {
  const read = async (file: File) => {
    onRead(undefined);
    onRead(await readFile(file, start));
  };
  return (
    <TypedField label={text.label} help={text.limits} error={failure}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".xlsx"
          maxWidth="lg"
          p="1"
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void read(file);
          }}
        />
      )}
    </TypedField>
  );
}

const problemsText = employeesText.import.problems;

const COLUMNS: readonly RecordColumn<RowProblem>[] = [
  { id: 'row', header: problemsText.row, text: rowText, sortBy: ({ row = 0 }) => row },
  { id: 'column', header: problemsText.column, text: ({ column }) => column },
  { id: 'text', header: problemsText.text, text: (problem) => problem.text, isSortable: false },
];

/** Lists the cells of the file that have errors. */
export function ProblemTable({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <Panel title={problemsText.title(problems.length)} help={problemsText.help}>
      <RecordTable
        label={problemsText.title(problems.length)}
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
  return row === undefined ? '' : problemsText.rowNumber(row);
}
