/** What is shown of a notice while it is on the screen. */
export type ShownNotice = {
  id: string;
  type: 'success' | 'error' | 'info';
  title: string;
  description: string | undefined;
  closable: true;
  onStatusChange: (change: { status: string }) => void;
};

/** What shows notices: `ui/notices/toaster.tsx`, which comes after the page and what it starts with. */
export type NoticeDisplay = {
  create: (notice: ShownNotice) => unknown;
  dismiss: (id: string) => unknown;
  /** Takes everything off at once. */
  remove: () => unknown;
};

/** Keeps what is said until there is a stage (`leadTo`), and shows it there from then on. */
export function createNoticeQueue(): NoticeDisplay & { leadTo: (stage: NoticeDisplay) => void } {
  let waiting: readonly ShownNotice[] = [];
  let stage: NoticeDisplay = {
    create: (notice) => {
      waiting = [...waiting, notice];
    },
    dismiss: (gone) => {
      waiting = waiting.filter(({ id }) => id !== gone);
    },
    remove: () => {
      waiting = [];
    },
  };
  return {
    create: (notice) => stage.create(notice),
    dismiss: (id) => stage.dismiss(id),
    remove: () => stage.remove(),
    leadTo: (next) => {
      stage = next;
      for (const notice of waiting) stage.create(notice);
      waiting = [];
    },
  };
}
