import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { FoundGroup } from './find-entries.ts';
import { GROUPS, type PaletteEntry } from './palette-entry.ts';

/** Who has the whole number that is typed, which the server alone can tell and keeps that it was asked; none for anything else. */
export function useFoundByNumber(query: string, entries: readonly PaletteEntry[]): FoundGroup[] {
  const number = socialSecurityNumberSchema.safeParse(query.replace(/[\s-]/g, '')).data;
  const { data, mutate, reset } = trpc.search.byNumber.useMutation({ gcTime: 0 });
  useEffect(() => {
    if (number === undefined) reset();
    else mutate({ number });
  }, [number, mutate, reset]);
  if (number === undefined || !data) return [];
  const found = new Set([
    ...data.employeeIds.flatMap((id) => [`employee-${id}`, `employee-record-${id}`]),
    ...data.contractorIds.flatMap((id) => [`contractor-${id}`, `contractor-record-${id}`]),
  ]);
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group && found.has(entry.id)),
  })).filter((kind) => kind.entries.length > 0);
}
