import { fieldErrors } from '@garita/domain/field/field-errors';
import { z } from 'zod';
import { AppError } from '../../../refusal/app-error.ts';
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

/**
 * Reads several values, each by its name. The refusals of all readers are refused together. Errors:
 * `invalid-input`, or that of the only one that refuses.
 */
export function readAll<Read extends Record<string, unknown>>(
  readers: {
    [Name in keyof Read]: () => Read[Name];
  },
): Read {
  const refused: AppError[] = [];
  const read = Object.entries<() => unknown>(readers).map(([name, reader]) => [
    name,
    gathering(refused, reader),
  ]);
  const [only, ...others] = refused;
  if (only && others.length === 0) throw only;
  if (only)
    throw new AppError('invalid-input', { errors: refused.flatMap(({ facts }) => facts.errors ?? []) });
  return Object.fromEntries(read) as Read; // the same names, by their readers
}

/** As `readAll`, of every member of a list. */
export function readEach<Item, Read>(
  items: readonly Item[],
  reader: (item: Item, index: number) => Read,
): Read[] {
  const readers = Object.fromEntries(items.map((item, index) => [index, () => reader(item, index)]));
  return Object.values(readAll<Record<string, Read>>(readers));
}

function gathering(refused: AppError[], reader: () => unknown): unknown {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof AppError && error.facts.errors)) throw error;
    refused.push(error);
    return undefined;
  }
}
