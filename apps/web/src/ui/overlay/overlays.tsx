import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { onFirstInteraction } from '../../lib/first-interaction.ts';
import { commonText } from '../../text/common.es.ts';
import { notifyError } from '../notices/notices.ts';

type OverlayProps = { open: boolean; onClose: () => void };

/** An overlay; `fetch` loads its file in advance, as tests do. */
type Overlay<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> };

/**
 * Wraps a dialog or drawer so that its file is fetched when somebody begins to use the page. If fetching
 * fails, a notice says so and nothing opens, so that a form below stays as it is. It renders nothing until it
 * is opened first.
 */
export function lazyOverlay<Props extends OverlayProps>(
  fetchShown: () => Promise<ComponentType<Props>>,
): Overlay<Props> {
  let Shown: ComponentType<Props> | undefined;
  const fetch = async () => (Shown ??= await fetchShown());
  // Opening it reports the failure.
  onFirstInteraction(() => void fetch().catch(() => undefined));

  function WhenOpened(props: Props) {
    const { open, onClose } = props;
    const [wasOpened, setWasOpened] = useState(open);
    const [, setIsHere] = useState(Shown !== undefined);
    if (open && !wasOpened) setWasOpened(true);
    const tellFailure = useEffectEvent(() => {
      notifyError(commonText.failures.overlay);
      onClose();
    });
    useEffect(() => {
      if (open && !Shown) fetch().then(() => setIsHere(true), tellFailure);
    }, [open]);
    // Stays mounted once opened, because it gives the focus back when it closes.
    return wasOpened && Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(WhenOpened, { fetch });
}

/** The question before every change: `confirm-dialog.tsx`. */
export const ConfirmDialog = lazyOverlay(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** A panel to read beside a form: `side-drawer.tsx`. */
export const SideDrawer = lazyOverlay(async () => (await import('./side-drawer.tsx')).SideDrawer);
