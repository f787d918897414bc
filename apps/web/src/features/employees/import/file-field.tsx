import { employeesText } from '../../../text/employees.es.ts';
import { Input } from '../../../ui/controls/input.tsx';
import { TypedField } from '../../../ui/form/fields/typed-field.tsx';
import type { Start } from './employee-of-row.ts';
import { type ReadFile, readFile } from './read-file.ts';

const text = employeesText.import.file;

type FileFieldProps = {
  start: Start;
  /** Why nobody in the file can be imported. */
  failure: string | undefined;
  /** What the chosen file holds; undefined while it is read. */
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
