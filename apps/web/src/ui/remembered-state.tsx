import { createContext, type ReactNode, use, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const RememberedStatesContext = createContext<Map<string, unknown> | undefined>(undefined);

/**
 * Remembers state of screens while other screens are open. It stays in the memory of the window only: a
 * search is often a name, or a number that must not stand in an address, and signing out must clear it.
 */
export function RememberedStates({ children }: { children: ReactNode }) {
  const [states] = useState(() => new Map<string, unknown>());
  return <RememberedStatesContext value={states}>{children}</RememberedStatesContext>;
}

/** Navigation state with which a link opens a screen in its initial state, such as a link of the menu. */
export const RESET_STATE = { isReset: true } as const;

/** A state that outlives its screen: coming back to the same address restores it. */
export function useRememberedState<State>(name: string, initial: State) {
  const states = use(RememberedStatesContext);
  const { pathname, search, state: reset } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = `${pathname}${search} ${name}`;
  const [state, setState] = useState(() => {
    const isReset = reset?.isReset === RESET_STATE.isReset && !isBack;
    const stored = isReset ? undefined : states?.get(place);
    return stored === undefined ? initial : (stored as State); // as `keep` stored it
  });
  const keep = (next: State) => {
    states?.set(place, next);
    setState(next);
  };
  return [state, keep] as const;
}
