// Where notices stand, as what is around them has to know; what shows them comes later.

/** How much of the end of the top bar its buttons take, and how wide a notice before them is. */
export const IN_BAR = {
  end: { md: '17rem', lg: '26rem' },
  width: { md: '16rem', lg: '18rem' },
} as const;

export const NOTICE_SPACE_NAME = '--notice-room';
/** How much of the foot of the window a notice takes: nothing without one, and in wide windows. */
export const NOTICE_SPACE = `var(${NOTICE_SPACE_NAME}, 0px)`;
