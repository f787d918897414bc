import { isDeepStrictEqual } from 'node:util';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';

/** Whether an amendment changes anything that pay depends on; the accountant and a pay date of the same year do not. */
export function changesPay(before: PayInputs, after: PayInputs): boolean {
  return !isDeepStrictEqual(payOnly(before), payOnly(after));
}

// Through JSON, so that a key left out and a key that is undefined are the same, as they are in a recorded event.
function payOnly({ accountantId, payDate, ...inputs }: PayInputs): unknown {
  return JSON.parse(JSON.stringify(inputs));
}
