import {
  type companyFileLines,
  type contractorFileLines,
  type employeeFileLines,
  type FileField,
  type FileLine,
  isLossy,
} from '@garita/domain/file-text/file-lines';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useDebounced } from '../lib/use-debounced.ts';
import { recordsText } from '../text/records/records.es.ts';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { FormSection, FormWarning } from '../ui/form/form-section.tsx';

const text = recordsText.fileWords;

/** The values of a form that files of fixed width contain. */
type Values = Parameters<typeof employeeFileLines>[0] &
  Parameters<typeof contractorFileLines>[0] &
  Parameters<typeof companyFileLines>[0];

type FileWordsSectionProps = {
  /** Returns the words that a file has for the form's values. */
  linesOf: (values: Values) => FileLine[];
};

/**
 * The names and the address in files of fixed width: what Garita derives from the record while it is typed,
 * and fields to override it.
 */
export function FileWordsSection({ linesOf }: FileWordsSectionProps) {
  const { settled: lines } = useDebounced(useFileLines(linesOf));
  return (
    <FormSection title={text.title} help={text.help}>
      {lines.map(({ field, text: written }) => (
        <TextField
          key={field}
          name={field}
          label={text.labels[field]}
          help={written && text.written(written)}
        />
      ))}
      {lines.map((line) => (
        <FormWarning key={line.field} text={isLossy(line) ? WARNING_TEXTS.cutInFiles(line) : undefined} />
      ))}
    </FormSection>
  );
}

function useFileLines(linesOf: (values: Values) => FileLine[]): FileLine[] {
  const values = useWatch();
  return linesOf(withoutGaps(values) as Values); // a form's texts may be missing until they are typed
}

const NO_TEXTS: Record<
  FileField | 'name' | 'firstName' | 'middleName' | 'lastName' | 'motherLastName',
  string
> = {
  name: '',
  firstName: '',
  middleName: '',
  lastName: '',
  motherLastName: '',
  fileName: '',
  fileFirstName: '',
  fileMiddleName: '',
  fileLastName: '',
  fileStreet: '',
};

function withoutGaps(values: FieldValues): FieldValues {
  const typed = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    ...NO_TEXTS,
    ...Object.fromEntries(typed),
    address: { street: '', ...values['address'] },
    postalAddress: { street: '', ...values['postalAddress'] },
  };
}
