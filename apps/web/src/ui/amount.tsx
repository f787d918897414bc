import { Box, type BoxProps } from '@chakra-ui/react';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import { type Rate, rateToShownPercent } from '@garita/domain/money/rate';

/** Formats cents as the screens show them: 123456 → '$1,234.56', -1200 → '-$12.00', 0 → '0.00'. */
export function dollarsText(cents: Cents): string {
  if (cents === 0) return formatCents(0);
  return `${cents < 0 ? '-' : ''}$${formatCents(Math.abs(cents))}`;
}

type AmountProps = { cents: Cents } & Omit<BoxProps, 'children'>;

/**
 * An amount in its column: right-aligned, with figures of one width. A zero is dimmed so that other amounts
 * stand out.
 */
export function Amount({ cents, ...style }: AmountProps) {
  return (
    <Box
      as="span"
      display="block"
      textAlign="end"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={cents === 0 ? 'fg.muted' : undefined}
      {...style}
    >
      {dollarsText(cents)}
    </Box>
  );
}

/** Formats a percentage: 62 000 → '6.20%'. */
export function percentText(rate: Rate): string {
  return `${rateToShownPercent(rate)}%`;
}
