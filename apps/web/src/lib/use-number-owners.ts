import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { useEffect } from 'react';
import { trpc } from './trpc.ts';

/** The lists of people that can be searched by number. */
export type NumberOwners = 'employeeIds' | 'contractorIds';

/** Returns the complete personal number in a search; undefined if there is none. */
export function wholeNumberIn(search: string): string | undefined {
  return socialSecurityNumberSchema.safeParse(search.replace(/[\s-]/g, '')).data;
}

/**
 * Asks the server who has the searched number, which the server records. Returns undefined until it answers,
 * and if the search is no complete number.
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
