import { Box } from '@chakra-ui/react';
import { useNavigation } from 'react-router';

/** A thin bar along the top edge while the next screen is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressBar />;
}

/** The bar by itself, for the very first screen. */
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
