import { createContext, type ReactNode, use } from 'react';
import { ConfirmDialog } from '../../overlay/overlays.ts';
import type { Submission } from './use-submissions.ts';

/** A question between a valid form and its saving. */
export type FormConfirmation<Output> = {
  title: string;
  /** What is about to be saved, in a sentence. */
  description: (values: Output) => ReactNode;
  acceptLabel?: string;
};

type SaveQuestionProps<Output> = {
  confirm: FormConfirmation<Output>;
  saving: {
    /** What waits for the answer; undefined keeps the question closed. */
    asked: Submission<Output> | undefined;
    /** What had the focus when the form was to be saved. */
    asker: Element | null;
    stopAsking: () => void;
    save: (submission: Submission<Output>) => Promise<void>;
  };
};

/** What is told with the question by whatever stands around the form, such as what others did meanwhile. */
export const SaveNote = createContext<ReactNode>(null);

/** Asks before a form is saved. */
export function SaveQuestion<Output>({ confirm, saving }: SaveQuestionProps<Output>) {
  const { asked, asker, stopAsking, save } = saving;
  const note = use(SaveNote);
  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={confirm.title}
      description={confirm.description(asked.values)}
      acceptLabel={confirm.acceptLabel}
      asker={asker}
      onClose={stopAsking}
      onAccept={() => save(asked)}
    >
      {note}
    </ConfirmDialog>
  );
}
