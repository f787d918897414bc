import { useEffect } from 'react';

/** Asks whether what is unsaved in a form may be lost. */
type LossQuestion = () => Promise<boolean>;

/** Those of the forms on the screen that hold something unsaved. */
const questions = new Set<LossQuestion>();

/** True while some form on the screen holds something that nobody has saved. */
export function hasUnsavedWork(): boolean {
  return questions.size > 0;
}

/** Says that whoever was typing lets go of it. */
export function giveUpUnsavedWork(): void {
  questions.clear();
}

/** Asks whether what is unsaved may be lost, and lets go of it then. True where nothing is unsaved. */
export async function mayLoseUnsavedWork(): Promise<boolean> {
  const [ask] = questions;
  if (ask && !(await ask())) return false;
  giveUpUnsavedWork();
  return true;
}

/** Makes it known that a form holds something unsaved, for as long as it does, and how it asks about it. */
export function useUnsavedWork(isDirty: boolean, ask: LossQuestion): void {
  useEffect(() => {
    if (!isDirty) return;
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [isDirty, ask]);
}
