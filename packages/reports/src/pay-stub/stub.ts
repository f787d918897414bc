import type { Address, OptionalAddress } from '@garita/domain/field/address.schema';
import type { Cents } from '@garita/domain/money/cents';
import type { SourcePart } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { FigureTable } from '../pdf/figure-table.ts';
import type { ChequePart } from './cheque-part.ts';

/** Cents of this pay and of the year so far. */
export type Columns = { current: Cents; year: Cents };

/** A row of amounts with its source; the sum of several company lines has none. */
export type SourcedColumns = Columns & { source?: SourcePart };

/** The page of a stub of any payee: words and figures, of which only the positions are still open. */
export type Stub = {
  company: { name: string; postalAddress: Address; employerIdentificationNumber: string };
  payee: { caption: string; name: string; address: OptionalAddress; number: string };
  /** The facts beside the payee, the first in large letters. */
  about: readonly { caption: string; value: string; detail?: string }[];
  /** The entry of the stub. */
  entryId: number;
  payDate: CalendarDate;
  net: Cents;
  /**
   * Two bands of up to three tables side by side: the amounts that make the net, and the inputs of their
   * calculation.
   */
  bands: readonly [readonly FigureTable[], readonly FigureTable[]];
  /** Notes above the memo, one line each. */
  notes: readonly string[];
  memo?: string | undefined;
  /** The terms that lead to the net, and the net. */
  sum: readonly { caption: string; columns: SourcedColumns }[];
  cheque: ChequePart;
  /** The purpose of the pay, as a cheque states it. */
  purpose: string;
  /** The text at the foot of the page beside the company. */
  footer: string;
};
