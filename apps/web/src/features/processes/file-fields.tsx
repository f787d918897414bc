import { FILE_TYPES } from '@garita/domain/report/file-type';
import { isFieldShown, type ProcessField } from '@garita/domain/report/process-field';
import { PersonField } from '../../pay/person-picker.tsx';
import {
  fileTypeAgencies,
  fileTypeLabels,
  processesText,
  submissionLabels,
} from '../../text/documents/processes.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { ChoiceField, optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TypedField } from '../../ui/form/fields/typed-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { DateFields, type FileFieldsProps, PeriodFields, YearFields } from './period-fields.tsx';
import type { ProcessCompany, ProcessEmployee } from './prepare-report.ts';
import type { ProcessChoice } from './process-choice.ts';

const { who, file } = processesText;

type SubjectFieldsProps = {
  companies: readonly ProcessCompany[];
  company: ProcessCompany | undefined;
  employee: ProcessEmployee | undefined;
  onChoose: (chosen: Partial<ProcessChoice>) => void;
};

/**
 * Chooses the company, and one of its employees or all of them. Inactive ones are marked and can be chosen.
 */
export function SubjectFields({ companies, company, employee, onChoose }: SubjectFieldsProps) {
  return (
    <FormSection title={who.title} isBeside>
      <ChoiceField
        label={who.company}
        placeholder={who.companyName}
        options={companies.map(({ id, name, isActive }) => ({
          value: id,
          label: isActive ? name : who.inactiveCompany(name),
        }))}
        value={company?.id ?? null}
        onChoose={(companyId) => onChoose({ companyId })}
      />
      <PersonField
        label={who.employee}
        placeholder={who.everybody}
        people={company?.employees ?? []}
        value={employee?.id ?? null}
        onChoose={(employeeId) => onChoose({ employeeId })}
      />
    </FormSection>
  );
}

const FILE_TYPE_OPTIONS = FILE_TYPES.map((value) => ({
  value,
  label: fileTypeLabels[value],
  group: fileTypeAgencies[value],
}));

type ChosenFileProps = Omit<FileFieldsProps, 'asks'> & {
  submissionCode: string;
  onSubmissionCode: (code: string) => void;
};

/** The type of the file, and what that type asks for. */
export function FileFields({ submissionCode, onSubmissionCode, ...rest }: ChosenFileProps) {
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

const CODE_LENGTH = 6;

type SubmissionProps = FileFieldsProps & { code: string; onCode: (code: string) => void };

/** Chooses if a text file is a first submission or corrects one with the agency's code. */
function SubmissionFields({ choice, errors, asks, onChoose, code, onCode }: SubmissionProps) {
  return (
    <>
      {asks('submission') && (
        <ChoiceField
          label={file.submission}
          options={optionsOf(submissionLabels)}
          value={choice.submission}
          onChoose={(submission) => onChoose({ submission: submission ?? 'original' })}
        />
      )}
      {asks('submissionCode') && (
        <TypedField
          label={file.submissionCode}
          help={file.submissionCodeHelp}
          error={errors['submissionCode']}
        >
          {(control) => (
            <Input
              {...control}
              value={code}
              onChange={(event) => onCode(event.target.value.trim())}
              maxLength={CODE_LENGTH}
              maxWidth="32"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </TypedField>
      )}
    </>
  );
}
