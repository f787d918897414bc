import { payrollText } from '../text/payroll.es.ts';

type User = { id: number; name: string };

/** Who recorded the version of an entry that is in force, among the users of the account. */
export function recorderName(users: readonly User[], recordedBy: number): string {
  return users.find(({ id }) => id === recordedBy)?.name ?? payrollText.formerUser(recordedBy);
}
