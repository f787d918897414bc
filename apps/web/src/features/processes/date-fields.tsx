import { Flex } from '@chakra-ui/react';
import { processesText } from '../../text/processes.es.ts';
import { DayField } from '../../ui/form/fields/choice-field.tsx';
import type { FileFieldsProps } from './file-fields-props.ts';

const { file } = processesText;

/** The first and the last day of a report between two dates. */
export function DateFields({ choice, today, errors, asks, onChoose }: FileFieldsProps) {
  const asked = (['start', 'end'] as const).filter(asks);
  if (asked.length === 0) return null;
  return (
    <Flex columnGap="3" rowGap="4" wrap="wrap">
      {asked.map((name) => (
        <DayField
          key={name}
          label={file[name]}
          value={choice[name]}
          today={today}
          error={errors[name]}
          onChoose={(date) => onChoose({ [name]: date })}
        />
      ))}
    </Flex>
  );
}
