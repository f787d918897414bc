import { beforeEach, expect, it, vi } from 'vitest';
import { windowWidth } from '../testing/window-width.ts';

beforeEach(() => vi.resetModules());

it.each([
  ['beside the title', 1024, 'top-end'],
  ['above the foot of a telephone', 390, 'bottom'],
])('a notice stands %s', async (_, width, place) => {
  windowWidth(width);
  const { toaster } = await import('./notices.ts');
  expect(toaster.attrs.placement).toBe(place);
});
