import { processesText, submissionLabels } from '../../text/processes.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { ChoiceField } from '../../ui/form/fields/choice-field.tsx';
import { optionsOf } from '../../ui/form/fields/options.ts';
import { TypedField } from '../../ui/form/fields/typed-field.tsx';
import type { FileFieldsProps } from './file-fields-props.ts';

const { file } = processesText;
const CODE_LENGTH = 6;

type Props = FileFieldsProps & { code: string; onCode: (code: string) => void };

/** Whether a text file is a first one, or corrects one under the code that the agency gave. */
export function SubmissionFields({ choice, errors, asks, onChoose, code, onCode }: Props) {
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
