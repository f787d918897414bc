import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { auditText as text } from '../../text/audit.es.ts';
import { AmountInput, type TypedAmount } from '../../ui/form/fields/figure-fields.tsx';
import { TypedField } from '../../ui/form/fields/typed-field.tsx';

type MinimumFieldProps = { value: number | undefined; onChoose: (cents: number | undefined) => void };

/** The least amount that an event changed by. It counts once it is left or entered, not at each figure on the way. */
export function MinimumField({ value, onChoose }: MinimumFieldProps) {
  const [typed, setTyped] = useState<TypedAmount>();
  const choose = () => {
    if (typed !== undefined) onChoose(typeof typed === 'number' ? typed : undefined);
    setTyped(undefined);
  };
  return (
    <Box w="8rem">
      <TypedField label={text.choices.minimum}>
        {(control) => (
          <AmountInput
            {...control}
            size="sm"
            emptyValue={null}
            value={typed === undefined ? (value ?? null) : typed}
            onChange={setTyped}
            onBlur={choose}
            onKeyDown={({ key }) => key === 'Enter' && choose()}
          />
        )}
      </TypedField>
    </Box>
  );
}
