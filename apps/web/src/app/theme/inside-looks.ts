import {
  comboboxAnatomy,
  dialogAnatomy,
  menuAnatomy,
  nativeSelectAnatomy,
  switchAnatomy,
} from '@chakra-ui/react/anatomy';
import * as theme from '@chakra-ui/react/theme';
import { addRecipes } from '../theme.ts';
import { typedInto } from './library.ts';

/**
 * Looks of components that the sign-in does not use, as the library defines them. They load with the router,
 * before any other screen.
 */
export const lazyRecipes = {
  recipes: {
    badge: theme.badgeRecipe,
    code: theme.codeRecipe,
    inputAddon: theme.inputAddonRecipe,
    kbd: theme.kbdRecipe,
    separator: theme.separatorRecipe,
    skeleton: theme.skeletonRecipe,
    textarea: theme.textareaRecipe,
  },
  slotRecipes: {
    breadcrumb: theme.breadcrumbSlotRecipe,
    combobox: theme.comboboxSlotRecipe,
    dataList: theme.dataListSlotRecipe,
    dialog: theme.dialogSlotRecipe,
    drawer: theme.drawerSlotRecipe,
    emptyState: theme.emptyStateSlotRecipe,
    fieldset: theme.fieldsetSlotRecipe,
    menu: theme.menuSlotRecipe,
    nativeSelect: theme.nativeSelectSlotRecipe,
    popover: theme.popoverSlotRecipe,
    progress: theme.progressSlotRecipe,
    switch: theme.switchSlotRecipe,
    table: theme.tableSlotRecipe,
    tabs: theme.tabsSlotRecipe,
  },
};

/** Our differences from the library: 36 px rows, plain fills, visible edges. */
const ourRecipes = {
  recipes: {
    textarea: { variants: { variant: { outline: typedInto } }, defaultVariants: { size: 'sm' } },
  },
  slotRecipes: {
    nativeSelect: {
      slots: nativeSelectAnatomy.keys(),
      variants: { variant: { outline: { field: typedInto } } },
      defaultVariants: { size: 'sm', variant: 'outline' },
    },
    combobox: {
      slots: comboboxAnatomy.keys(),
      variants: { variant: { outline: { input: typedInto } } },
      defaultVariants: { size: 'sm', variant: 'outline' },
    },
    switch: {
      slots: switchAnatomy.keys(),
      // The unchecked track differs from its surroundings by 3 : 1.
      variants: { variant: { solid: { control: { bg: 'field.border' } } } },
      defaultVariants: { size: 'sm' },
    },
    dialog: {
      slots: dialogAnatomy.keys(),
      base: {
        content: { borderWidth: '1px', mx: '4' },
        header: { pt: '5', pb: '2' },
        body: { pb: '4' },
        footer: { pb: '5' },
        title: { fontSize: '16px' },
      },
      defaultVariants: { placement: 'center', size: 'sm' },
    },
    menu: {
      slots: menuAnatomy.keys(),
      base: { content: { borderWidth: '1px', boxShadow: 'md' } },
    },
  },
};

addRecipes(lazyRecipes, ourRecipes);
