import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, it } from 'vitest';
import { library } from './library.ts';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The components of the library that our screens name: 'DataList' as `dataList`. */
const named = new Set(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from '@chakra-ui\/react'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '')
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
);

it.each([
  { looks: recipes, kept: library.theme?.recipes },
  { looks: slotRecipes, kept: library.theme?.slotRecipes },
])('keeps the look of every component that a screen has', ({ looks, kept = {} }) => {
  const needed = Object.keys(looks).filter((key) => named.has(key));
  expect(needed).not.toEqual([]);
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(needed));
});
