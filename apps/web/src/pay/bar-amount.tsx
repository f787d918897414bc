import { Box, type BoxProps, Text } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { dollarsText } from '../components/amount.tsx';

type BarAmountProps = Pick<BoxProps, 'css'> & {
  label: string;
  /** Undefined where there is none. */
  cents: Cents | undefined;
};

/** What pay comes to, in view beside the button that saves it. */
export function BarAmount({ label, cents, css }: BarAmountProps) {
  return (
    <Box lineHeight="20px" ms={{ md: 'auto' }} textAlign={{ md: 'end' }} css={css}>
      <Text fontSize="13px" color="fg.muted">
        {label}
      </Text>
      <Text fontSize="16px" fontWeight="semibold">
        {cents === undefined ? '—' : dollarsText(cents)}
      </Text>
    </Box>
  );
}
