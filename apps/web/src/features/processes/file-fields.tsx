import { FILE_TYPES } from '@garita/domain/report/file-type';
import { isFieldShown, type ProcessField } from '@garita/domain/report/process-field';
import { fileTypeAgencies, fileTypeLabels, processesText } from '../../text/processes.es.ts';
import { ChoiceField } from '../../ui/form/fields/choice-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { DateFields } from './date-fields.tsx';
import type { FileFieldsProps } from './file-fields-props.ts';
import { PeriodFields } from './period-fields.tsx';
import { SubmissionFields } from './submission-fields.tsx';
import { YearFields } from './year-fields.tsx';

const { file } = processesText;

const FILE_TYPE_OPTIONS = FILE_TYPES.map((value) => ({
  value,
  label: fileTypeLabels[value],
  group: fileTypeAgencies[value],
}));

type Props = Omit<FileFieldsProps, 'asks'> & {
  submissionCode: string;
  onSubmissionCode: (code: string) => void;
};

/** The type of the file, and what that type asks for. */
export function FileFields({ submissionCode, onSubmissionCode, ...rest }: Props) {
  const { choice, onChoose } = rest;
  const { fileType } = choice;
  const fields = {
    ...rest,
    asks: (field: ProcessField) => fileType !== null && isFieldShown({ ...choice, fileType }, field),
  };
  return (
    <FormSection title={file.title} isBeside>
      <ChoiceField
        label={file.fileType}
        options={FILE_TYPE_OPTIONS}
        value={fileType}
        onChoose={(chosen) => onChoose({ fileType: chosen })}
        error={rest.errors['report']}
      />
      <YearFields {...fields} />
      <PeriodFields {...fields} />
      <SubmissionFields {...fields} code={submissionCode} onCode={onSubmissionCode} />
      <DateFields {...fields} />
    </FormSection>
  );
}
