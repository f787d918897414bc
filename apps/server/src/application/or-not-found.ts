import { AppError } from './app-error.ts';

/** The record, which must be there: what another account has is as absent as what never was. Errors: `not-found`. */
export function orNotFound<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new AppError('not-found');
  return record;
}
