import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, it } from 'vitest';
import { system } from '../theme.ts';
import { lazyRecipes } from './inside-looks.ts';
import { library, UNUSED_COLORS } from './library.ts';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The library's components that our screens name, as theme keys: 'DataList' as `dataList`. */
const named = new Set(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from '@chakra-ui\/react'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '')
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
);

it.each([
  { looks: recipes, kept: { ...library.theme?.recipes, ...lazyRecipes.recipes } },
  { looks: slotRecipes, kept: { ...library.theme?.slotRecipes, ...lazyRecipes.slotRecipes } },
])('keeps the look of every component that a screen has', ({ looks, kept }) => {
  const needed = Object.keys(looks).filter((key) => named.has(key));
  expect(needed).not.toEqual([]);
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(needed));
});

it('has the looks that come later as it has the others', () => {
  expect(system.getSlotRecipeFn('switch').variantKeys).toContain('size');
  expect(system.getSlotRecipeFn('switch')({ size: 'sm' })['control']).not.toEqual({});
  expect(system.getRecipeFn('badge').className).toBe('chakra-badge');
});

it('leaves out no colour that a look or a screen has', () => {
  const looks = JSON.stringify([library.theme?.recipes, library.theme?.slotRecipes, lazyRecipes]);
  const name = new RegExp(`['"{.](${UNUSED_COLORS.join('|')})['".]`);
  const places = [looks, ...Object.values(sources)].filter((source) => name.test(source));
  expect(places).toEqual([]);
});

it.each(['checkbox', 'input', 'nativeSelect', 'switch', 'textarea'])(
  'has no %s of the library, which brings machines for what the browser does: there is one in src/components',
  (component) => expect([...named]).not.toContain(component),
);
