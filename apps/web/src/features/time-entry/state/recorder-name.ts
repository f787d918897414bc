import { payrollText } from '../../../text/payroll.es.ts';
import type { SavedEntry, Sheet } from './sheet.ts';

/** Who recorded the version of an entry that is in force. */
export function recorderName({ users }: Pick<Sheet, 'users'>, { recordedBy }: SavedEntry): string {
  return users.find(({ id }) => id === recordedBy)?.name ?? payrollText.formerUser(recordedBy);
}
