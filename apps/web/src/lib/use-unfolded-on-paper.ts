import { useEffect } from 'react';

/** While a screen is printed, what is folded away on it is open: paper cannot be clicked. */
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
