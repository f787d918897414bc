import { includesYear } from '@garita/domain/account/access.schema';
import { useCurrentUser } from './current-user.ts';

/** Whether a year is within the access of who is signed in: an auditor's may begin or end with one. */
export function useSeesYear(): (year: number) => boolean {
  const user = useCurrentUser();
  return (year) => !user || includesYear(user.access, year);
}
