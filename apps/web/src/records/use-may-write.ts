import { isAllowed } from '@garita/domain/account/permissions';
import { useCurrentUser } from '../lib/current-user.ts';
import type { RecordKind } from './record-kind.ts';

/** Whether whoever is signed in may change records of a kind. */
export function useMayWrite({ permission }: Pick<RecordKind, 'permission'>): boolean {
  const role = useCurrentUser()?.role;
  return permission === undefined || (role !== undefined && isAllowed(role, permission));
}
