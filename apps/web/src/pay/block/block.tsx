import { Box, Flex, Grid, Heading, IconButton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { LineDirection } from '@garita/domain/reference/enumerations';
import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { payrollText } from '../../text/pay/payroll.es.ts';

type BlockProps = { title: string; children: ReactNode };

/** One of the columns of the screen. */
export function Block({ title, children }: BlockProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      p="4"
      minW="0"
      breakInside="avoid"
    >
      <Heading as="h2" id={id} textStyle="heading" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** The widths of a row: of its sign, of its amount or control, and of the button that explains it. */
const WIDTHS = {
  typed: ['0.75rem', '7.75rem', '0rem'],
  signed: ['0.75rem', '7rem', '1.5rem'],
  plain: ['0rem', 'auto', '1.5rem'],
  summary: ['0.75rem', 'minmax(4.5rem, auto)', '1.5rem'],
} as const;

type RowsProps = { widths: keyof typeof WIDTHS; children: ReactNode };

/** The rows of a block: read out as a list, each row with what belongs to it. */
export function Rows({ widths, children }: RowsProps) {
  const [sign, amount, why] = WIDTHS[widths];
  return (
    <Stack
      as="ul"
      gap="0"
      listStyleType="none"
      css={{ '--row-columns': `minmax(0, 1fr) ${sign} ${amount} ${why}` }}
    >
      {children}
    </Stack>
  );
}

type RowProps = {
  /** The words of the row, or the label of its control. */
  label: ReactNode;
  /** Says by sign and words, never by colour, that the amount lowers or raises the net. */
  direction?: LineDirection;
  /** The control or the amount. */
  children: ReactNode;
  /** The button that explains the amount. */
  why?: ReactNode;
  /** The stored amount, in the same line, so that no row moves while somebody types. */
  before?: ReactNode;
  /** Shown below, such as an error. */
  note?: ReactNode;
  isStrong?: boolean;
};

/** One line of a block, 36 px high: words, sign, amount, explanation. */
export function Row({ label, direction, children, before, why, note, isStrong = false }: RowProps) {
  return (
    <Box as="li" fontWeight={isStrong ? 'semibold' : undefined}>
      <Grid templateColumns="var(--row-columns)" columnGap="1" alignItems="center" minH="9">
        <Flex minW="0" lineHeight="18px" justify="end" align="center" wrap="wrap" columnGap="1">
          {/* The old amount wraps below the words: two lines of 18 px fit into the row. */}
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

/** Opens the explanation of the amount with this label. */
export function WhyButton({ label, onAsk }: { label: string; onAsk: () => void }) {
  const name = payrollText.why.openOf(label);
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="2xs"
      color="fg.muted"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={onAsk}
      data-print="hidden"
    >
      <CircleQuestionMark aria-hidden />
    </IconButton>
  );
}
