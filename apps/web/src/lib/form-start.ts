import { keepPreviousData } from '@tanstack/react-query';

/**
 * Options of a question whose answer a form starts with. It is asked when the form opens, because an older answer would be
 * saved over what others changed since, and not again while somebody types.
 */
export const FORM_START = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;

/** The same for a sheet of pay: the choices above its form stay where they are while the next sheet is on its way. */
export const SHEET_START = { ...FORM_START, placeholderData: keepPreviousData } as const;
