import {
  checkboxAnatomy,
  comboboxAnatomy,
  dialogAnatomy,
  fieldAnatomy,
  menuAnatomy,
  nativeSelectAnatomy,
  switchAnatomy,
  toastAnatomy,
} from '@chakra-ui/react/anatomy';

/** Where the recipes of the component library differ from what we want: 36 px rows, plain fills, visible edges. */

const field = { bg: 'bg.panel', borderColor: 'field.border' };

export const recipes = {
  button: { defaultVariants: { size: 'sm' } },
  input: {
    base: { _readOnly: { bg: 'bg.muted' } },
    variants: { variant: { outline: field } },
    defaultVariants: { size: 'sm' },
  },
  textarea: { variants: { variant: { outline: field } }, defaultVariants: { size: 'sm' } },
  checkmark: { variants: { variant: { solid: field } }, defaultVariants: { size: 'sm' } },
  heading: {
    base: { textWrap: 'balance' },
    variants: {
      size: { lg: { fontSize: '16px', lineHeight: '24px' }, xl: { fontSize: '20px', lineHeight: '28px' } },
    },
  },
};

/** How a notice that something is done, has begun or failed looks. */
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
  nativeSelect: {
    slots: nativeSelectAnatomy.keys(),
    variants: { variant: { outline: { field } } },
    defaultVariants: { size: 'sm', variant: 'outline' },
  },
  combobox: {
    slots: comboboxAnatomy.keys(),
    variants: { variant: { outline: { input: field } } },
    defaultVariants: { size: 'sm', variant: 'outline' },
  },
  checkbox: {
    slots: checkboxAnatomy.keys(),
    base: { label: { fontWeight: 'normal' } },
    variants: { variant: { solid: { control: field } } },
    defaultVariants: { size: 'sm' },
  },
  switch: {
    slots: switchAnatomy.keys(),
    // The unchecked track is told from its surroundings by 3 : 1.
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
  toast: {
    slots: toastAnatomy.keys(),
    // A quiet panel with a coloured edge instead of a coloured block.
    base: { root: { transition: 'all 120ms', ...notice('success'), ...notice('error'), ...notice('info') } },
  },
  field: {
    slots: fieldAnatomy.keys(),
    base: {
      label: { userSelect: 'auto' },
      errorText: { fontSize: '13px' },
      helperText: { fontSize: '13px' },
    },
  },
};
