import { IconButton } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { dialogText } from '../text/dialog.es.ts';
import { overlay } from '../ui/overlay/overlay.tsx';
import { useOpener } from './use-opener.ts';

const NoticeHistory = overlay(async () => (await import('./notice-history.tsx')).NoticeHistory);

/** The bell of the top bar: the notices of this visit, for whoever missed one. */
export function NoticeButton() {
  const { button, opened } = useOpener();
  return (
    <>
      <IconButton
        {...button}
        aria-label={dialogText.notices}
        title={dialogText.notices}
        variant="ghost"
        size="sm"
      >
        <Bell aria-hidden />
      </IconButton>
      <NoticeHistory {...opened} />
    </>
  );
}
