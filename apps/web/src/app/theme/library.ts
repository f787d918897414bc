import { defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { checkboxAnatomy, listAnatomy, toastAnatomy } from '@chakra-ui/react/anatomy';
import * as theme from '@chakra-ui/react/theme';

/** Colours of the library that we never use. The page would compute 27 values of each when it starts. */
export const UNUSED_COLORS = ['cyan', 'pink', 'purple', 'teal', 'yellow', 'whiteAlpha'];

/**
 * The part of the component library's theme that we use. The whole theme is three times as large, most of it
 * looks of components that we never use, and everybody would fetch it before signing in. `inside-looks.ts`
 * holds what the sign-in does not use.
 */
export const library = defineConfig({
  ...defaultBaseConfig,
  preflight: true,
  cssVarsPrefix: theme.cssVarsPrefix,
  cssVarsRoot: theme.cssVarsRoot,
  globalCss: theme.globalCss,
  theme: {
    breakpoints: theme.breakpoints,
    keyframes: theme.keyframes,
    tokens: { ...theme.tokens, colors: withoutUnused(theme.tokens.colors) },
    semanticTokens: { ...theme.semanticTokens, colors: withoutUnused(theme.semanticTokens.colors) },
    textStyles: theme.textStyles,
    layerStyles: theme.layerStyles,
    animationStyles: theme.animationStyles,
    recipes: {
      button: theme.buttonRecipe,
      heading: theme.headingRecipe,
      icon: theme.iconRecipe,
      input: theme.inputRecipe,
      link: theme.linkRecipe,
      spinner: theme.spinnerRecipe,
    },
    slotRecipes: {
      alert: theme.alertSlotRecipe,
      checkbox: theme.checkboxSlotRecipe,
      list: theme.listSlotRecipe,
      toast: theme.toastSlotRecipe,
    },
  },
});

function withoutUnused<Colors extends object>(colors: Colors): Partial<Colors> {
  const used = Object.entries(colors).filter(([name]) => !UNUSED_COLORS.includes(name));
  // A subset of the same colours.
  return Object.fromEntries(used) as Partial<Colors>;
}

/** Our differences from the library's recipes: 36 px rows, plain fills, visible edges. */

/** The look of everything that is typed into or ticked. */
export const typedInto = { bg: 'bg.panel', borderColor: 'field.border' };

export const recipes = {
  button: { defaultVariants: { size: 'sm' } },
  input: {
    base: { _readOnly: { bg: 'bg.muted' } },
    variants: { variant: { outline: typedInto } },
    defaultVariants: { size: 'sm' },
  },
  heading: {
    base: { textWrap: 'balance' },
    variants: {
      size: { lg: { fontSize: '16px', lineHeight: '24px' }, xl: { fontSize: '20px', lineHeight: '28px' } },
    },
  },
};

/** Builds the look of a success, error or information notice. */
const notice = (kind: 'success' | 'error' | 'info') => ({
  [`&[data-type=${kind}]`]: {
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: `fg.${kind}`,
    '--toast-trigger-bg': 'colors.bg.muted',
    '--toast-border-color': 'colors.border',
  },
});

export const slotRecipes = {
  // Each item is a line of its own, also where something around the list is written in one.
  list: {
    slots: listAnatomy.keys(),
    variants: { variant: { plain: { item: { display: 'flex' } } } },
  },
  checkbox: {
    slots: checkboxAnatomy.keys(),
    base: { label: { fontWeight: 'normal' } },
    variants: { variant: { solid: { control: typedInto } } },
    defaultVariants: { size: 'sm' },
  },
  toast: {
    slots: toastAnatomy.keys(),
    // A quiet panel with a coloured edge instead of a coloured block.
    base: { root: { transition: 'all 120ms', ...notice('success'), ...notice('error'), ...notice('info') } },
  },
};
