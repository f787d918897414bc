import { defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import * as theme from '@chakra-ui/react/theme';

/** Colours of the library that nothing of ours has. Each page would work out 27 of each name as it starts. */
export const UNUSED_COLORS = ['cyan', 'pink', 'purple', 'teal', 'yellow', 'whiteAlpha'];

/**
 * What we use of the component library's own theme. Its whole theme is three times as large, most of it looks of components
 * that no screen has, and everybody would fetch it before they can sign in. What the sign-in has none of is in `inside-looks.ts`.
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
  // Fewer of the same.
  return Object.fromEntries(used) as Partial<Colors>;
}
