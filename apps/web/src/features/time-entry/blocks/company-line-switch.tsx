import { Box, Checkbox } from '@chakra-ui/react';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import { percentText } from '../../../pay/explanation/step-text.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { TypedChoice } from '../state/company-line-choices.ts';
import { Editable } from './editable.tsx';

type CompanyLineSwitchProps = {
  line: CompanyLine;
  choice: TypedChoice;
  onChange: (choice: TypedChoice) => void;
};

/** Whether a line of the company counts in the entry. A required one always does: its box is checked and stays so. */
export function CompanyLineSwitch({ line, choice, onChange }: CompanyLineSwitchProps) {
  const isRequired = line.requirement === 'required';
  return (
    <Editable>
      <Checkbox.Root
        colorPalette="brand"
        alignItems="center"
        checked={choice.isActive}
        disabled={isRequired}
        title={isRequired ? payrollText.amounts.required : undefined}
        onCheckedChange={({ checked }) => onChange({ ...choice, isActive: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        {/* Not dimmed where it cannot be switched: a line that always counts would look like one that does not. */}
        <Checkbox.Label lineHeight="18px" color="fg" _disabled={{ opacity: 1 }}>
          {line.name}
          {line.basis === 'percentage' && (
            <Box as="span" color="fg.muted" whiteSpace="nowrap">
              {' '}
              {percentText(line.rate)}
            </Box>
          )}
        </Checkbox.Label>
      </Checkbox.Root>
    </Editable>
  );
}
