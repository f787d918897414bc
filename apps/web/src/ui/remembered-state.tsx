import { createContext, type ReactNode, use, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const KeptStates = createContext<Map<string, unknown> | undefined>(undefined);

/**
 * What is kept of the screens inside while one is at others. In the memory of the window and nowhere else: a search is often a
 * name, or a number that must stand in no address, and all of it is gone once one signs out.
 */
export function KeptStatesOfScreens({ children }: { children: ReactNode }) {
  const [states] = useState(() => new Map<string, unknown>());
  return <KeptStates value={states}>{children}</KeptStates>;
}

/** What a link tells a screen that begins as it is at first, such as one of the menu: nobody comes back by that. */
export const RESET_STATE = { isAnew: true } as const;

/** A state that outlives its screen: whoever comes back to the same address finds it as it was left. */
export function useRememberedState<State>(name: string, initial: State) {
  const states = use(KeptStates);
  const { pathname, search, state: told } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = `${pathname}${search} ${name}`;
  const [state, setState] = useState(() => {
    const isAnew = told?.isAnew === RESET_STATE.isAnew && !isBack;
    const kept = isAnew ? undefined : states?.get(place);
    return kept === undefined ? initial : (kept as State); // as `keep` put it there, under the only such name
  });
  const keep = (next: State) => {
    states?.set(place, next);
    setState(next);
  };
  return [state, keep] as const;
}
