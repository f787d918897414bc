import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../overlay/overlays.tsx';
import type { FormSubmission } from './use-saving.ts';

/** A question between a valid form and its saving. */
export type FormConfirmation<Output> = {
  title: string;
  /** Says in a sentence what is about to be saved. */
  description: (values: Output) => ReactNode;
  acceptLabel?: string;
};

type SaveQuestionProps<Output> = {
  confirm: FormConfirmation<Output>;
  saving: {
    /** The values that wait for the answer; undefined keeps the question closed. */
    pending: FormSubmission<Output> | undefined;
    /** The element that had the focus when the form was submitted. */
    asker: Element | null;
    stopAsking: () => void;
    save: (submission: FormSubmission<Output>) => Promise<void>;
  };
};

/** Asks before a form is saved. */
export function SaveQuestion<Output>({ confirm, saving }: SaveQuestionProps<Output>) {
  const { pending, asker, stopAsking, save } = saving;
  if (pending === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={confirm.title}
      description={confirm.description(pending.values)}
      acceptLabel={confirm.acceptLabel}
      asker={asker}
      onClose={stopAsking}
      onAccept={() => save(pending)}
    />
  );
}
