import { DayField } from '../../form/day-field.tsx';
import { processesText } from '../../text/processes.es.ts';
import type { FileFieldsProps } from './file-fields.tsx';

const { file } = processesText;

/** The first and the last day of a report between two dates. */
export function DateFields({ choice, today, errors, asks, onChoose }: FileFieldsProps) {
  return (['start', 'end'] as const)
    .filter(asks)
    .map((name) => (
      <DayField
        key={name}
        label={file[name]}
        value={choice[name]}
        today={today}
        error={errors[name]}
        onChoose={(date) => onChoose({ [name]: date })}
      />
    ));
}
