import { useId, useState } from 'react';

/** What a button opened beside itself. */
export type Opened = {
  open: boolean;
  onClose: () => void;
  /** By which it finds the button: to stand there, and to give the focus back. */
  ids: { trigger: string; content: string };
};

/** A button that opens a panel beside itself, which is an `overlay`: until then there is a button and nothing else. */
export function useOpener() {
  const trigger = useId();
  const content = `${trigger}content`;
  const [open, setOpen] = useState(false);
  const button = {
    id: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? content : undefined,
    onClick: () => setOpen(!open),
  } as const;
  const opened: Opened = { open, onClose: () => setOpen(false), ids: { trigger, content } };
  return { button, opened };
}
