import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { useEffect } from 'react';
import { trpc } from './trpc.ts';

/** Of whom a number is looked for. */
export type NumberOwners = 'employeeIds' | 'contractorIds';

/** The whole number of a person that is looked for; undefined for whatever is none. */
export function wholeNumberIn(search: string): string | undefined {
  return socialSecurityNumberSchema.safeParse(search.replace(/[\s-]/g, '')).data;
}

/**
 * Who has the whole number that is looked for, which the server alone can tell and keeps that it was asked; undefined until it
 * told, and for whatever is no whole number.
 */
export function useNumberOwners(search: string) {
  const number = wholeNumberIn(search);
  const { data, mutate, reset } = trpc.search.byNumber.useMutation({ gcTime: 0 });
  useEffect(() => {
    if (number === undefined) reset();
    else mutate({ number });
  }, [number, mutate, reset]);
  return number === undefined ? undefined : data;
}
