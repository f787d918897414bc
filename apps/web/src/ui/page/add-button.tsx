import { Box, Button, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { NOTICE_SPACE } from '../notices/notice-space.ts';

type AddButtonProps = {
  /** What it adds; beside the sign on wide screens, and for screen readers and as tooltip on all. */
  label: string;
  to: string;
};

/**
 * The floating button that adds a record, at the foot of the window. It floats on a strip of its own, behind which the list
 * ends, so that it covers neither a row nor the pages.
 */
export function AddButton({ label, to }: AddButtonProps) {
  return (
    <Flex {...STRIP} data-print="hidden">
      <Button
        asChild
        aria-label={label}
        title={label}
        colorPalette="brand"
        size="lg"
        px={{ base: '0', lg: '5' }}
        rounded="full"
        shadow="md"
      >
        <Link to={to}>
          <Plus aria-hidden />
          <Box as="span" hideBelow="lg">
            {label}
          </Box>
        </Link>
      </Button>
    </Flex>
  );
}

/** From edge to edge of the content, whose padding it takes back. */
const STRIP = {
  position: 'sticky',
  bottom: NOTICE_SPACE,
  zIndex: 'docked',
  justify: 'flex-end',
  mx: { base: '-4', md: '-6' },
  mb: { base: '-4', md: '-6' },
  px: { base: '4', md: '6' },
  pt: '3',
  pb: '4',
  bg: 'bg',
} as const;

/** The same way in words, where there is nothing in the list yet. */
export function AddInWords({ label, to }: AddButtonProps) {
  return (
    <Button asChild size="sm" colorPalette="brand">
      <Link to={to}>
        <Plus aria-hidden />
        {label}
      </Link>
    </Button>
  );
}
