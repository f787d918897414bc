import type { MonthOfPay } from '@garita/domain/filing/year-by-month';
import { deskText } from '../../../text/desk.es.ts';

const text = deskText.home;

/** What is told of a month, in this order, and what its bar is filled with: they differ in lightness too. */
export const SERIES = [
  { name: 'gross', label: text.gross, fill: 'brand.solid' },
  { name: 'withheld', label: text.withheld, fill: 'fg.subtle' },
  { name: 'employerCost', label: text.employerCost, fill: 'accent.border' },
] as const satisfies readonly { name: keyof MonthOfPay; label: string; fill: string }[];
