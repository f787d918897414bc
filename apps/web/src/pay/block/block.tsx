import { Box, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

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
