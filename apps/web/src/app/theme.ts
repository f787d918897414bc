import {
  createSystem,
  defineConfig,
  mergeConfigs,
  type RecipeDefinition,
  type SlotRecipeConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { palettes, semanticColors } from './theme/colors.ts';
import { library, recipes, slotRecipes } from './theme/library.ts';

const FONT = `'Inter Variable', system-ui, sans-serif`;

/** Fades take 120 ms, however long the library's components would take. */
const FADE = { value: '120ms' };

const theme = defineConfig({
  theme: {
    // Under 700 px the menu becomes a drawer and rows become cards.
    breakpoints: { md: '43.75rem' },
    tokens: {
      colors: palettes,
      fonts: { body: { value: FONT }, heading: { value: FONT } },
      durations: { fast: FADE, moderate: FADE, slow: FADE, slower: FADE, slowest: FADE },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.md}' } },
    },
    keyframes: {
      'progress-bar': { from: { translate: '-100% 0' }, to: { translate: '250% 0' } },
      flash: { from: { background: '{colors.accent.subtle}' }, to: { background: 'transparent' } },
    },
    textStyles: {
      title: { value: { fontSize: '20px', lineHeight: '28px', fontWeight: '600' } },
      heading: { value: { fontSize: '16px', lineHeight: '24px', fontWeight: '600' } },
      caption: { value: { fontSize: '13px', lineHeight: '20px' } },
    },
    recipes,
    slotRecipes,
  },
  globalCss: {
    // Figures of one width line up in columns. The ring also covers elements for which the library has none,
    // such as a summary of errors.
    '*': { '--focus-ring-width': '2px', outlineColor: 'brand.focusRing' },
    body: { textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
    '*, *::before, *::after': {
      // None at all rather than a very short one, which would show the previous state until the next frame.
      _motionReduce: { animation: 'none !important', transition: 'none !important' },
    },
    'html, body': { _print: { background: 'white' } },
    // Browsers do not print backgrounds, and a white tick without one would be printed as off.
    '[data-part="control"]': { _print: { printColorAdjust: 'exact' } },
    // A form on paper has what its fields say and not the look of something to type into.
    'input:not([type="checkbox"], [type="radio"]), select, textarea': {
      _print: {
        border: 'none !important',
        outline: 'none !important',
        padding: '0 !important',
        resize: 'none !important',
      },
    },
    'button[type="submit"], input::-webkit-calendar-picker-indicator': {
      _print: { display: 'none !important' },
    },
    '[data-print="hidden"]': { _print: { display: 'none !important' } },
  },
});

const made = createSystem(library, theme);

type Recipes = {
  recipes: Record<string, RecipeDefinition>;
  slotRecipes: Record<string, SlotRecipeConfig>;
};

/** Recipes that are no part of the theme, because nobody needs them to sign in. */
const later: Recipes = { recipes: {}, slotRecipes: {} };

/** The look of everything. `data-print="hidden"` keeps a part of the screen off the paper. */
export const system: SystemContext = {
  ...made,
  getRecipeFn: (key, other) => made.getRecipeFn(key, later.recipes[key] ?? other),
  getSlotRecipeFn: (key, other) => made.getSlotRecipeFn(key, later.slotRecipes[key] ?? other),
};

/** Adds the looks of some components, before the first of them is shown. */
export function addRecipes(...parts: readonly Recipes[]): void {
  const added = mergeConfigs(...parts.map((looks) => ({ theme: looks }))).theme;
  Object.assign(later.recipes, added?.recipes);
  Object.assign(later.slotRecipes, added?.slotRecipes);
}
