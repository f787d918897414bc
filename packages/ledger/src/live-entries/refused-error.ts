import type { ErrorCode } from '@garita/domain/error-code';
import type { CompanyFiling } from '../queries/filing/filed-documents.ts';

/** Why a change of pay was refused, and what it came to. */
export type Refusal<Statement> = {
  ok: false;
  code: ErrorCode;
  statement?: Statement;
  /** The filings of the pay that is to change, for `filed-reason-required`. */
  filed?: readonly CompanyFiling[];
  /** The closed periods of the command, for `period-closed`. */
  periodIds?: readonly number[];
};

/** Carries a refusal out of the transaction, which has to be rolled back on the way. */
export class RefusedError extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal<unknown>;

  constructor(refusal: Refusal<unknown>) {
    super(refusal.code);
    this.refusal = refusal;
  }
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
