import { defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import * as theme from '@chakra-ui/react/theme';

/**
 * What we use of the component library's own theme. Its whole theme is three times as large, most of it looks of components
 * that no screen has, and everybody would fetch it before they can sign in.
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
    tokens: theme.tokens,
    semanticTokens: theme.semanticTokens,
    textStyles: theme.textStyles,
    layerStyles: theme.layerStyles,
    animationStyles: theme.animationStyles,
    recipes: {
      badge: theme.badgeRecipe,
      button: theme.buttonRecipe,
      checkmark: theme.checkmarkRecipe,
      code: theme.codeRecipe,
      heading: theme.headingRecipe,
      icon: theme.iconRecipe,
      input: theme.inputRecipe,
      inputAddon: theme.inputAddonRecipe,
      kbd: theme.kbdRecipe,
      link: theme.linkRecipe,
      separator: theme.separatorRecipe,
      skeleton: theme.skeletonRecipe,
      spinner: theme.spinnerRecipe,
      textarea: theme.textareaRecipe,
    },
    slotRecipes: {
      alert: theme.alertSlotRecipe,
      breadcrumb: theme.breadcrumbSlotRecipe,
      checkbox: theme.checkboxSlotRecipe,
      combobox: theme.comboboxSlotRecipe,
      dataList: theme.dataListSlotRecipe,
      dialog: theme.dialogSlotRecipe,
      drawer: theme.drawerSlotRecipe,
      emptyState: theme.emptyStateSlotRecipe,
      field: theme.fieldSlotRecipe,
      fieldset: theme.fieldsetSlotRecipe,
      list: theme.listSlotRecipe,
      menu: theme.menuSlotRecipe,
      nativeSelect: theme.nativeSelectSlotRecipe,
      popover: theme.popoverSlotRecipe,
      progress: theme.progressSlotRecipe,
      switch: theme.switchSlotRecipe,
      table: theme.tableSlotRecipe,
      tabs: theme.tabsSlotRecipe,
      toast: theme.toastSlotRecipe,
    },
  },
});
