import type { PayInputs } from './time-entry.schema.ts';

/** Whether an amendment changes anything that pay depends on; the accountant and a pay date of the same year do not. */
export function changesPay(before: PayInputs, after: PayInputs): boolean {
  return canonical(payOnly(before)) !== canonical(payOnly(after));
}

function payOnly({ accountantId, payDate, ...inputs }: PayInputs): unknown {
  return inputs;
}

// A recorded event has lost the order of its keys, and a key that is undefined is one that was left out.
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
