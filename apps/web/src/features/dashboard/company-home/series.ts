import type { MonthOfPay } from '@garita/domain/filing/returns/year-by-month';
import type { ProcessReport } from '@garita/domain/report/file-type';
import { deskText } from '../../../text/desk.es.ts';

const text = deskText.home;

/** What is told of a month, in this order, what its bar is filled with, which differ in lightness too, and the document that adds it up. */
export const SERIES = [
  { name: 'gross', label: text.gross, fill: 'brand.solid', document: 'salaries' },
  { name: 'withheld', label: text.withheld, fill: 'fg.subtle', document: 'salaries' },
  { name: 'employerCost', label: text.employerCost, fill: 'accent.border', document: 'employer-cost' },
] as const satisfies readonly {
  name: keyof MonthOfPay;
  label: string;
  fill: string;
  document: ProcessReport;
}[];
