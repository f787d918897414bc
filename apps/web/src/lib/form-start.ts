/**
 * Options of a question whose answer a form starts with. It is asked when the form opens, because an older answer would be
 * saved over what others changed since, and not again while somebody types.
 */
export const FORM_START = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;
