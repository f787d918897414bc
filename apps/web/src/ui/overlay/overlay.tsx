import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { onFirstInteraction } from '../../lib/first-interaction.ts';
import { commonText } from '../../text/common.es.ts';
import { notifyError } from '../notices/notices.ts';

type OverlayProps = { open: boolean; onClose: () => void };

/** An overlay, and how to have it here before anybody uses the page, as a test does. */
type Overlay<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> };

/**
 * What lies over a screen once it is asked for. Its file is fetched when somebody begins to use the page; where it cannot be, that is told
 * and nothing opens, so that a form stays as it is. Until it is opened first it costs the screen nothing.
 */
export function overlay<Props extends OverlayProps>(
  fetchShown: () => Promise<ComponentType<Props>>,
): Overlay<Props> {
  let Shown: ComponentType<Props> | undefined;
  const fetch = async () => (Shown ??= await fetchShown());
  // Whoever asks for it will be told.
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
    // Kept once it was opened: it has to be there still to give the focus back.
    return wasOpened && Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(WhenOpened, { fetch });
}
