import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Enter that is quicker than the list: it is kept until what is found is what was typed, and chooses then. Whoever types fast
 * would else open what an earlier letter had found, or nothing. Typing on takes it back.
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
