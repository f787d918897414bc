import { createContext } from 'react';

/**
 * Where it stands when, how and how much was paid: beside the title, where there is room for it without moving a row. Null until that
 * is drawn; undefined where it stands under the switch.
 */
export const PaidPlace = createContext<HTMLElement | null | undefined>(undefined);
