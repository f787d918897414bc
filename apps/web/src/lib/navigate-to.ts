import { createContext, use } from 'react';

/** Navigates to an address of the application; resolves when its screen is shown. */
export type NavigateTo = (path: string) => Promise<void>;

/** Navigation for the screens below: by the router, or by fetching the router first. */
export const NavigateToContext = createContext<NavigateTo | undefined>(undefined);

/** Returns the navigation for screens that are loaded before the router. */
export function useNavigateTo(): NavigateTo {
  const go = use(NavigateToContext);
  if (!go) throw new Error('No way to go elsewhere above this component');
  return go;
}
