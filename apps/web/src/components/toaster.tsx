import { Toaster as ChakraToaster, Portal, Stack, Toast } from '@chakra-ui/react';
import { useEffect } from 'react';
import { dialogText } from '../text/dialog.es.ts';
import { useToaster } from './notices.ts';

/** Shows the notices of the whole application; mounted once. Each is a `status` that waits while it is hovered or focused. */
export function Toaster() {
  const toaster = useToaster();
  // What was said in the other place is in the history.
  useEffect(() => () => toaster.remove(), [toaster]);
  return (
    <Portal>
      <ChakraToaster
        key={toaster.attrs.placement}
        toaster={toaster}
        insetInline={{ mdDown: '4' }}
        aria-label={dialogText.notices}
      >
        {(toast) => (
          <Toast.Root width={{ base: 'full', md: 'sm' }}>
            <Toast.Indicator />
            <Stack flex="1" gap="1">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            </Stack>
            <Toast.CloseTrigger aria-label={dialogText.close} />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
