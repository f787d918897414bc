import { useSearchParams } from 'react-router';
import { todayInPuertoRico } from '../../lib/today.ts';
import { addressAfter, choiceIn, type ProcessChoice } from './state/process-choice.ts';

/** What is chosen on the screen, as its address says it. */
export function useProcessChoice() {
  const [address, setAddress] = useSearchParams();
  const today = todayInPuertoRico();
  return {
    today,
    choice: choiceIn(address, today),
    choose: (chosen: Partial<ProcessChoice>) =>
      setAddress((latest) => addressAfter(latest, chosen), {
        preventScrollReset: true,
        flushSync: true,
        // A date passes through many years while it is typed; 'back' is not meant to walk through them.
        replace: 'start' in chosen || 'end' in chosen,
      }),
  };
}
