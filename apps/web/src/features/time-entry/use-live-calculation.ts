import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { calculate, type Work } from './state/calculation.ts';
import { leaveEffects } from './state/leave-effect.ts';

/** What the form holds now, and what it comes to. Nothing is asked of the server. */
export function useLiveCalculation(work: Work, initial: TimeEntry) {
  const { subscribe } = useFormContext();
  const [typed, setTyped] = useState({ entry: initial, isValid: true });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { success, data } = timeEntrySchema.safeParse(values);
          setTyped((last) => ({ entry: success ? data : last.entry, isValid: success }));
        },
      }),
    [subscribe],
  );

  const { entry } = typed;
  return useMemo(() => {
    const calculation = calculate(work, entry);
    const leave =
      calculation && leaveEffects(work, { minutes: entry.minutes, policy: calculation.facts.leavePolicy });
    return { ...typed, calculation, leave };
  }, [work, entry, typed]);
}
