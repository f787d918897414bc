import { createSlot } from '../../components/slot.tsx';

/** Where the terms of an entry stand: beside the choices, which outlive its form. */
export const TermsPlace = createSlot();
