import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { commonText } from '../../../text/common.es.ts';
import { TickBox } from '../../controls/tick-box.tsx';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame, FieldNote } from './field-frame.tsx';
import type { Option } from './select-input.tsx';
import { SelectInput } from './select-input.tsx';

const OPTIONS = [
  { value: 'yes', label: commonText.yes },
  { value: 'no', label: commonText.no },
] as const;

/** Yes or no as a select of two words, if a switch would say too little. */
export function YesNoField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <SelectInput
        {...control}
        options={OPTIONS}
        value={value === true ? 'yes' : 'no'}
        onChange={(choice) => onChange(choice === 'yes')}
      />
    </FieldFrame>
  );
}

type CheckboxListFieldProps = FieldProps & { options: readonly Option<number>[] };

/** Any number of options, each a box to tick. Chosen options that are no longer offered stay chosen. */
export function CheckboxListField({ options, ...field }: CheckboxListFieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, option] : chosen.filter((one) => one !== option));
  return (
    <Stack gap="1" minWidth="0">
      <chakra.fieldset id={frame.id} tabIndex={-1} aria-describedby={control['aria-describedby']}>
        <chakra.legend fontSize="13px" lineHeight="20px" fontWeight="medium" mb="1">
          {frame.label}
        </chakra.legend>
        <SimpleGrid minChildWidth="14rem" gap="2" maxH="16rem" overflowY="auto" p="1">
          {options.map((option) => (
            <TickBox
              key={option.value}
              isTicked={chosen.includes(option.value)}
              isDisabled={control.disabled}
              onTick={(isTicked) => toggle(option.value, isTicked)}
              control={{ onBlur: control.onBlur }}
            >
              {option.label}
            </TickBox>
          ))}
        </SimpleGrid>
      </chakra.fieldset>
      <FieldNote {...frame} />
    </Stack>
  );
}
