import { Box, Flex, Grid, VisuallyHidden } from '@chakra-ui/react';
import type { LineDirection } from '@garita/domain/reference/enumerations';
import type { ReactNode } from 'react';
import { payrollText } from '../../text/payroll.es.ts';

type RowProps = {
  /** The words, or a label of the control. */
  label: ReactNode;
  /** Whether the amount lowers the net or raises it; told by sign and words, never by colour. */
  direction?: LineDirection;
  /** The control or the amount. */
  children: ReactNode;
  /** The button that explains the amount. */
  why?: ReactNode;
  /** What the amount was before, in the same line: no row moves while somebody types. */
  before?: ReactNode;
  /** What stands below, such as an error. */
  note?: ReactNode;
  isStrong?: boolean;
};

/** One line of a block, 36 px high: words, sign, amount, explanation. */
export function Row({ label, direction, children, before, why, note, isStrong = false }: RowProps) {
  return (
    <Box as="li" fontWeight={isStrong ? 'semibold' : undefined}>
      <Grid templateColumns="var(--row-columns)" columnGap="1" alignItems="center" minH="9">
        <Flex minW="0" lineHeight="18px" justify="end" align="center" wrap="wrap" columnGap="1">
          {/* The old amount is below the words where it would break one of them: two lines of 18 px are no higher a row. */}
          <Box flex="1 1 min-content" minW="0" overflowWrap="break-word">
            {label}
          </Box>
          {before}
        </Flex>
        <Box textAlign="end">{direction && <Sign direction={direction} />}</Box>
        <div>{children}</div>
        <div>{why}</div>
      </Grid>
      {note}
    </Box>
  );
}

function Sign({ direction }: { direction: LineDirection }) {
  return (
    <>
      <Box as="span" color="fg.muted" aria-hidden>
        {direction === 'deduction' ? '−' : '+'}
      </Box>
      <VisuallyHidden>{payrollText.amounts.signs[direction]}</VisuallyHidden>
    </>
  );
}
