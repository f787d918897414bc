import { useEffect } from 'react';

/** The forms on the screen that hold something unsaved. */
const forms = new Set<symbol>();

/** True while some form on the screen holds something that nobody has saved. */
export function hasUnsavedWork(): boolean {
  return forms.size > 0;
}

/** Says that whoever was typing lets go of it. */
export function giveUpUnsavedWork(): void {
  forms.clear();
}

/** Makes it known that a form holds something unsaved, for as long as it does. */
export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    forms.add(form);
    return () => void forms.delete(form);
  }, [isDirty]);
}
