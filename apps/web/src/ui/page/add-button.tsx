import { Box, Button, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { NOTICE_SPACE } from '../notices/notices.ts';

type AddButtonProps = {
  /** The action in words: shown on wide screens, and the name and tooltip on all. */
  label: string;
  to: string;
};

/**
 * The floating button that adds a record, at the foot of the window. Its strip ends the list, so that it
 * covers neither a row nor the page buttons.
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

/** Full width of the content: takes back the content's padding. */
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

/** A button that adds the first record, shown in an empty list. */
export function AddFirstButton({ label, to }: AddButtonProps) {
  return (
    <Button asChild size="sm" colorPalette="brand">
      <Link to={to}>
        <Plus aria-hidden />
        {label}
      </Link>
    </Button>
  );
}
