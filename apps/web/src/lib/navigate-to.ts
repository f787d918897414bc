import { createContext, use } from 'react';

/** Goes to an address of ours, and answers when its screen stands. */
export type NavigateTo = (path: string) => Promise<void>;

/** How the screens below go elsewhere: by the router or, before it is here, by fetching it. */
export const NavigateToContext = createContext<NavigateTo | undefined>(undefined);

/** How to go elsewhere from what comes with the page, before there is a router; inside there always is one. */
export function useNavigateTo(): NavigateTo {
  const go = use(NavigateToContext);
  if (!go) throw new Error('No way to go elsewhere above this component');
  return go;
}
