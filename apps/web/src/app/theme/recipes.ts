import { checkboxAnatomy, toastAnatomy } from '@chakra-ui/react/anatomy';

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
