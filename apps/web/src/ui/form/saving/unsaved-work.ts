import { useEffect } from 'react';

/** Asks whether the unsaved values of a form may be lost. */
type LossQuestion = () => Promise<boolean>;

/** The questions of the open forms that hold unsaved values. */
const questions = new Set<LossQuestion>();

/** Returns true while an open form holds unsaved values. */
export function hasUnsavedWork(): boolean {
  return questions.size > 0;
}

/** Gives up all unsaved values. */
export function giveUpUnsavedWork(): void {
  questions.clear();
}

/** Asks whether unsaved values may be lost, and gives them up if so. Returns true if nothing is unsaved. */
export async function mayLoseUnsavedWork(): Promise<boolean> {
  const [ask] = questions;
  if (ask && !(await ask())) return false;
  giveUpUnsavedWork();
  return true;
}

/** Registers a form's question while the form holds unsaved values. */
export function useUnsavedWork(isDirty: boolean, ask: LossQuestion): void {
  useEffect(() => {
    if (!isDirty) return;
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [isDirty, ask]);
}
