import { Heading, Separator } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { Rows } from '../../../pay/block/block.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useLiveAmounts } from '../live-amounts.tsx';
import { choiceOf, type TypedChoice, withChoice } from '../state/company-line-choices.ts';
import { CompanyLineRow } from './company-line-row.tsx';

/** The lines of the company: of its list for a new entry, those that it froze for a saved one. */
export function CompanyLines() {
  const { calculation } = useLiveAmounts();
  const { field } = useController({ name: 'companyLines' });
  const lines = calculation?.facts.companyLines ?? [];
  const choices: TypedChoice[] | undefined = field.value;
  if (lines.length === 0) return null;
  return (
    <>
      <Separator my="2" />
      <Heading as="h3" fontSize="13px" lineHeight="20px" color="fg.muted" fontWeight="medium">
        {payrollText.blocks.companyLines}
      </Heading>
      <Rows widths="signed">
        {lines.map((line, place) => (
          <CompanyLineRow
            key={line.taxId}
            line={line}
            name={`companyLines.${place}.editedCents`}
            choice={choiceOf(line, choices)}
            onChange={(choice) => field.onChange(withChoice(lines, choices, choice))}
            onBlur={field.onBlur}
          />
        ))}
      </Rows>
    </>
  );
}
