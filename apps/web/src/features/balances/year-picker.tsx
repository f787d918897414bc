import { Flex } from '@chakra-ui/react';
import { Picker } from '../../form/picker.tsx';
import { YEAR_OPTIONS } from '../../lib/payroll-years.ts';
import { balancesText } from '../../text/balances.es.ts';

type YearPickerProps = { year: number; onChoose: (year: number) => void };

/** The tax year that the screen is about. */
export function YearPicker({ year, onChoose }: YearPickerProps) {
  return (
    <Flex mb="4" data-print="hidden">
      <Picker
        label={balancesText.year}
        options={YEAR_OPTIONS}
        value={year}
        onChoose={(chosen) => chosen !== null && onChoose(chosen)}
        width="7rem"
        narrow="0 0 7rem"
      />
    </Flex>
  );
}
