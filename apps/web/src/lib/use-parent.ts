import { generatePath, useMatches } from 'react-router';
import { PATHS } from '../config/paths.ts';

/** What the route of a screen says of it. */
export type ScreenHandle = {
  /** The path of the screen above it. */
  parent: string;
};

/**
 * The address of the screen above this one, where 'Volver' leads: however many records somebody went through, it is one
 * step. Escritorio is above every screen that names none, itself included.
 */
export function useParent(): string {
  const match = useMatches().at(-1);
  const handle = match?.handle as ScreenHandle | undefined; // as app/screens.ts gives it
  return handle ? generatePath(handle.parent, match?.params) : PATHS.dashboard;
}
