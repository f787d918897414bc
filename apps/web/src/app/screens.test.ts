import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { PATHS } from '../config/paths.ts';
import type { ScreenHandle } from '../lib/route.ts';
import { PRIVATE_SCREENS } from './screens.ts';

const parentOf = ({ handle }: RouteObject) => (handle as ScreenHandle).parent; // as every screen has one

const idsIn = (path: string) => path.match(/:\w+/g) ?? [];

/** Returns the screens from this one up to Escritorio. */
function wayUp(screen: RouteObject | undefined): (string | undefined)[] {
  if (!screen || screen.path === PATHS.desk) return [screen?.path];
  return [screen.path, ...wayUp(PRIVATE_SCREENS.find(({ path }) => path === parentOf(screen)))];
}

it.each(PRIVATE_SCREENS)('leads up from $path to Escritorio', (screen) => {
  expect(wayUp(screen).at(-1)).toBe(PATHS.desk);
  expect(idsIn(screen.path ?? '')).toEqual(expect.arrayContaining(idsIn(parentOf(screen))));
});
