import { useEffect } from 'react';

/** Opens folded sections while a screen is printed, because paper cannot be clicked. */
export function useUnfoldedOnPaper(): void {
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = [];
    const unfold = () => {
      unfolded = [...document.querySelectorAll('details')].filter(({ open }) => !open);
      for (const details of unfolded) details.open = true;
    };
    const fold = () => {
      for (const details of unfolded) details.open = false;
      unfolded = [];
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, []);
}
