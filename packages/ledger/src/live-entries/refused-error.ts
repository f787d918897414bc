import type { ErrorCode } from '@garita/domain/error-code';
import type { CompanyFiling } from '../queries/filing/filed-documents.ts';

/** Why a change of pay was refused, and what it came to. */
export type Refusal<Statement> = {
  ok: false;
  code: ErrorCode;
  statement?: Statement;
  /** For `filed-reason-required`: what was filed of the pay that is to change. */
  filed?: readonly CompanyFiling[];
  /** For `period-closed`: the periods in which it would have been booked. */
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

/** What was accepted. Throws `Refused` where it was not. */
export function orRefused<Outcome extends { ok: boolean }>(
  outcome: Outcome | Refusal<unknown>,
): Extract<Outcome, { ok: true }> {
  if (isRefusal(outcome)) throw new RefusedError(outcome);
  return outcome as Extract<Outcome, { ok: true }>; // what is no refusal was accepted
}

function isRefusal(outcome: { ok: boolean }): outcome is Refusal<unknown> {
  return !outcome.ok;
}
