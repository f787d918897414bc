import { Box, chakra } from '@chakra-ui/react';
import { dollarsText } from '../../ui/amount.tsx';
import type { Step } from './explanation.ts';
import { stepText } from './step-text.ts';

type SumTableProps = {
  steps: readonly Step[];
  /** The amount that the sum ends in; absent for a part that others follow. */
  total: { label: string; cents: number } | undefined;
};

/** A sum as it would be done by hand, one figure below the other. */
export function SumTable({ steps, total }: SumTableProps) {
  return (
    <chakra.table w="full" fontVariantNumeric="tabular-nums" borderTopWidth="1px">
      <tbody>
        {steps.map(({ label, sign, value }, place) => (
          // The order of the steps is what they are.
          <Line key={place} label={label} sign={sign} figure={stepText(value)} />
        ))}
        {total && <Line label={total.label} figure={dollarsText(total.cents)} isTotal />}
      </tbody>
    </chakra.table>
  );
}

type LineProps = { label: string; sign?: Step['sign']; figure: string; isTotal?: boolean };

function Line({ label, sign, figure, isTotal = false }: LineProps) {
  return (
    <chakra.tr borderBottomWidth="1px" fontWeight={isTotal ? 'semibold' : 'normal'}>
      <chakra.th scope="row" textAlign="start" fontWeight="inherit" py="1.5">
        {label}
      </chakra.th>
      <chakra.td textAlign="end" whiteSpace="nowrap" ps="3">
        {sign && (
          <Box as="span" color="fg.muted" pe="1">
            {sign}
          </Box>
        )}
        {figure}
      </chakra.td>
    </chakra.tr>
  );
}
