import { isScreen } from '@garita/server/web-files';
import { expect, it } from 'vitest';
import { PATHS } from '../../apps/web/src/config/paths.ts';

it.each(Object.values(PATHS).filter((path) => !path.startsWith('/api/')))(
  'the server answers the address %s of a screen with the page',
  (path) => {
    expect(isScreen(path)).toBe(true);
  },
);
