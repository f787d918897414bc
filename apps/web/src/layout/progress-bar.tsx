import { Box } from '@chakra-ui/react';

/** A thin bar along the top edge while something loads. */
export function ProgressBar() {
  return (
    <Box
      position="fixed"
      insetX="0"
      top="0"
      h="2px"
      zIndex="banner"
      overflow="hidden"
      data-print="hidden"
      aria-hidden
    >
      <Box h="full" w="40%" bg="accent.solid" animation="progress-bar 1.2s ease-in-out infinite" />
    </Box>
  );
}
