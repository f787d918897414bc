import { createSlot } from '../../ui/slot.tsx';

/** Where the terms of an entry stand: beside the choices, which outlive its form. */
export const TermsPlace = createSlot();
