/** Where there is room for two blocks beside each other, and for all four: by what the menu leaves, not by the window. */
export const TWO_BLOCKS = '@container (min-width: 620px)';
export const FOUR_BLOCKS = '@container (min-width: 1128px)';
