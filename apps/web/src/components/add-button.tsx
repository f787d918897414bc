import { Box, IconButton } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';

type AddButtonProps = {
  /** What it adds, for screen readers and the tooltip: an icon alone says too little. */
  label: string;
  to: string;
};

/** The floating button that adds a record. It keeps room below the content, so that it never covers the last row. */
export function AddButton({ label, to }: AddButtonProps) {
  return (
    <>
      <Box height="16" aria-hidden />
      <IconButton
        asChild
        aria-label={label}
        title={label}
        colorPalette="brand"
        size="lg"
        rounded="full"
        shadow="md"
        position="fixed"
        insetEnd={{ base: '4', md: '6' }}
        bottom={{ base: '4', md: '6' }}
        zIndex="docked"
        data-print="hidden"
      >
        <Link to={to}>
          <Plus aria-hidden />
        </Link>
      </IconButton>
    </>
  );
}
