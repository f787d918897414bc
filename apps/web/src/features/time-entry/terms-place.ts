import { createContext } from 'react';

/**
 * Where the terms of an entry stand: beside the choices, which outlive its form. Null until that is drawn; undefined where the
 * form is shown by itself.
 */
export const TermsPlace = createContext<HTMLElement | null | undefined>(undefined);
