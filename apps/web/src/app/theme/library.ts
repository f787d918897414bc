import { defaultBaseConfig, defineConfig } from '@chakra-ui/react';
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
