import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';

/** Values on their way to the server, with the key that makes it harmless to send them twice. */
export type Submission<Output> = { values: Output; commandId: string };

/**
 * Gives values their key. The same values keep it until they are saved: when an answer is lost on its way, saving again
 * gets that answer instead of a second record.
 */
export function useSubmissions<Output>() {
  const last = useRef<Submission<Output>>(undefined);
  return {
    of: (values: Output): Submission<Output> => {
      const before = last.current;
      const commandId = before && isSame(before.values, values) ? before.commandId : uuidv7();
      last.current = { values, commandId };
      return last.current;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}

// Both came from the same schema, which orders the keys of an object.
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
