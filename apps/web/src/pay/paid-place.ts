import { createSlot } from '../ui/slot.tsx';

/**
 * Where it stands when, how and how much was paid: beside the title, where there is room for it without moving a row. Without a place, it
 * stands under the switch.
 */
export const PaidPlace = createSlot();
