import type { ErrorCode } from '@garita/domain/error-code';
import type { FieldCode } from '@garita/domain/field-code';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CompanyFiling } from '../queries/filing/filed-documents.ts';
import type { PaymentBeside } from '../queries/pay/pay-beside.ts';

/** The refusal of a change of pay, with the calculated statement. */
export type Refusal<Statement> = {
  ok: false;
  code: ErrorCode;
  statement?: Statement;
  /** The refused fields of the change, by their paths in its data. */
  errors?: readonly RefusedField[];
  /** The filings of the pay that is to change, for `filed-reason-required`. */
  filed?: readonly CompanyFiling[];
  /** The closed periods of the command, for `period-closed`. */
  periodIds?: readonly number[];
  /** The pay dates of the entries, for `opening-overlaps-entries`. */
  payDates?: readonly CalendarDate[];
  /** The pay that was loaded since the log was read, for `paid-meanwhile`. */
  paidMeanwhile?: PaidMeanwhile;
  /** The place of the refused entry in a pay run, from 0. */
  entryIndex?: number;
};

/**
 * Pay that was loaded after the user read the log, in order of loading, and the end of the log now. A user
 * who knows it may load pay again.
 */
export type PaidMeanwhile = { position: number; payments: readonly PaymentBeside[] };

/** A field of a change that is refused, by its path: `['minutes', 'regular']`. */
export type RefusedField = { path: readonly string[]; code: FieldCode | ErrorCode };

/** Carries a refusal out of the transaction, which it rolls back. */
export class RefusedError extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal<unknown>;

  constructor(refusal: Refusal<unknown>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Returns the error that refuses a change; with a path, the refusal is about that field. */
export function refusedError(code: ErrorCode, ...path: string[]): RefusedError {
  return new RefusedError({ ok: false, code, ...(path.length > 0 ? { errors: [{ path, code }] } : {}) });
}

/** Returns a record that was found. Throws the refusal `not-found` if there is none. */
export function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw refusedError('not-found');
  return found;
}

/** Returns the accepted outcome. Throws `Refused` for a refusal. */
export function orRefused<Outcome extends { ok: boolean }>(
  outcome: Outcome | Refusal<unknown>,
): Extract<Outcome, { ok: true }> {
  if (isRefusal(outcome)) throw new RefusedError(outcome);
  return outcome as Extract<Outcome, { ok: true }>; // what is no refusal was accepted
}

function isRefusal(outcome: { ok: boolean }): outcome is Refusal<unknown> {
  return !outcome.ok;
}
