import { Toaster as ChakraToaster, Portal, Stack, Toast } from '@chakra-ui/react';
import { useEffect } from 'react';
import { dialogText } from '../../text/dialog.es.ts';
import { makeRoom, useToaster } from './notice-places.ts';
import { IN_BAR } from './notice-space.ts';

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
        insetInline={{ mdDown: '0' }}
        css={{ '--bar-end': IN_BAR.end }}
        aria-label={dialogText.notices}
      >
        {(toast) => (
          // As low as the top bar, where it stands on wide screens; the bell has what does not fit.
          <Toast.Root
            ref={makeRoom}
            width={{ base: 'full', ...IN_BAR.width }}
            rounded={{ mdDown: 'none' }}
            py="1.5"
            ps="3"
            alignItems="center"
          >
            <Toast.Indicator />
            <Stack flex="1" gap="0" fontSize="13px" lineHeight="18px" css={{ '& > *': { font: 'inherit' } }}>
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && (
                <Toast.Description lineClamp={{ md: 1 }}>{toast.description}</Toast.Description>
              )}
            </Stack>
            <Toast.CloseTrigger aria-label={dialogText.close} />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
