/** How many blocks there is room for beside each other: by what the menu leaves, not by the window. */
export const TWO_BLOCKS = '@container (min-width: 620px)';
export const THREE_BLOCKS = '@container (min-width: 820px)';
export const FOUR_BLOCKS = '@container (min-width: 1128px)';
