import { readRecord } from '../../fixed-width/read-record.ts';
import type { W2prReceiver } from './sender-records.ts';
import { optionalTotalRecord, wageTotalRecord } from './total-records.ts';

/**
 * What the total records of a file of W-2PRs say, in cents: read from its text, not from what it was written of.
 *
 * @throws RangeError where the file has no totals
 */
export function w2prFileTotals(receiver: W2prReceiver, text: string) {
  const lines = text.split('\r\n');
  const line = (id: string) => {
    const found = lines.find((each) => each.startsWith(id));
    if (found === undefined) throw new RangeError(`A file of W-2PRs has a record ${id}`);
    return found;
  };
  return {
    ...readRecord(optionalTotalRecord(receiver), line('RU')),
    ...readRecord(wageTotalRecord(receiver), line('RT')),
  };
}
