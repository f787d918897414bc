import { Input } from '@chakra-ui/react';
import { addYears } from '@garita/domain/time/calendar-date';
import { processesText } from '../../text/processes.es.ts';
import type { FileFieldsProps } from './file-fields.tsx';
import { TypedField } from './typed-field.tsx';

const { file } = processesText;

/** How far back and ahead a date may be picked, in years. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/** The first and the last day of a report between two dates. */
export function DateFields({ choice, today, errors, asks, onChoose }: FileFieldsProps) {
  const bounds = { min: addYears(today, -YEARS_BACK), max: addYears(today, YEARS_AHEAD) };
  return (
    <>
      {(['start', 'end'] as const).filter(asks).map((name) => (
        <TypedField key={name} label={file[name]} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              {...bounds}
              type="date"
              maxWidth="48"
              value={choice[name] ?? ''}
              onChange={(event) => onChoose({ [name]: event.target.value || null })}
            />
          )}
        </TypedField>
      ))}
    </>
  );
}
