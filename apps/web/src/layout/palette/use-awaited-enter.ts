import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Handles an Enter key pressed before the results of the typed words have arrived: it is kept and chooses as
 * soon as they have. Otherwise a fast typist would open a result of fewer letters, or nothing. Further typing
 * cancels it.
 */
export function useAwaitedEnter(isWaiting: boolean, choose: () => void) {
  const isAwaited = useRef(false);
  const carryOut = useEffectEvent(() => {
    if (isAwaited.current) choose();
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isWaiting) carryOut();
  }, [isWaiting]);

  return {
    takeBack: () => {
      isAwaited.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isWaiting) return;
      event.preventDefault();
      isAwaited.current = true;
    },
  };
}
