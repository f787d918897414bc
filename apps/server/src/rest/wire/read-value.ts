import { fieldErrors } from '@garita/domain/field/field-errors';
import { z } from 'zod';
import { AppError } from '../../application/app-error.ts';
import type { WireValue } from './wire-value.ts';

/** The members of a JSON object; none for any other JSON. */
export const members = z.record(z.string(), z.unknown()).catch({});

/** Reads one value of a body. Errors: `invalid-input` at the path. */
export function readValue(value: WireValue, wire: unknown, ...path: string[]): unknown {
  const read = value.safeParse(wire);
  if (read.success) return read.data;
  throw new AppError('invalid-input', {
    errors: fieldErrors(read.error).map(({ code }) => ({ path, code })),
  });
}
