import { Toaster as ChakraToaster, createToaster, Portal, Stack, Toast } from '@chakra-ui/react';
import { useEffect } from 'react';
import { dialogText } from '../../text/dialog.es.ts';
import { isNarrow, useIsNarrow } from '../use-is-narrow.ts';
import { IN_BAR, NOTICE_SPACE_NAME, showNoticesOn } from './notices.ts';

/**
 * Shows the notices of the application; mounted once. Each is a `status` that stays while hovered or focused.
 */
export function Toaster() {
  const toaster = useToaster();
  // The history keeps the notices of the other position.
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
          // Not higher than the top bar, in which it stands on wide screens; the history shows the full text.
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

/** The time a notice stays, in milliseconds; hovering or focusing it extends the time. */
const NOTICE_MS = 5000;

type Place = Required<Pick<Parameters<typeof createToaster>[0], 'placement' | 'offsets'>>;

/**
 * In the top bar before its buttons, where it stays in view. The breadcrumb gives way meanwhile
 * (`layout/top-bar.tsx`). Anywhere else a notice would cover fields.
 */
const BEFORE_BUTTONS: Place = {
  placement: 'top-end',
  offsets: { top: '0.25rem', right: 'var(--bar-end)', bottom: '1rem', left: '1rem' },
};
/**
 * On telephones at the foot, because no bar has room for words. The screen and its foot bar give way
 * meanwhile (`NOTICE_SPACE`).
 */
const AT_FOOT: Place = {
  placement: 'bottom',
  offsets: { top: '0px', right: '0px', bottom: '0px', left: '0px' },
};

/** Reserves space for a notice at the foot while it is shown, and keeps the focused field in view. */
export function makeRoom(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice || !isNarrow()) return undefined;
  const { style } = document.documentElement;
  style.setProperty(NOTICE_SPACE_NAME, `${notice.offsetHeight}px`);
  const typedInto = document.activeElement;
  if (typedInto?.matches('input, textarea, select')) typedInto.scrollIntoView({ block: 'nearest' });
  return () => style.removeProperty(NOTICE_SPACE_NAME);
}

const inBar = toasterIn(BEFORE_BUTTONS);
const atFoot = toasterIn(AT_FOOT);

/** Returns the toaster of the current window width; `<Toaster />` shows it. */
export function useToaster() {
  return useIsNarrow() ? atFoot : inBar;
}

function toasterNow() {
  return isNarrow() ? atFoot : inBar;
}

function toasterIn(place: Place) {
  return createToaster({
    ...place,
    duration: NOTICE_MS,
    // A second one would cover the content below the bar; the history keeps them all.
    max: 1,
    pauseOnPageIdle: true,
  });
}

showNoticesOn({
  create: (notice) => toasterNow().create(notice),
  dismiss: (id) => toasterNow().dismiss(id),
  remove: () => toasterNow().remove(),
});
