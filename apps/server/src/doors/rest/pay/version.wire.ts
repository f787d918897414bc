import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';

/**
 * The fields of a version of pay beside its kind and amounts: who recorded it, when, and its day and hours.
 */
export const VERSION = {
  version: z.int(),
  created_at: z.iso.datetime(),
  recorded_by: z.string().nullable(),
  pay_date: z.iso.date(),
  hours: z.string(),
  reason: z.string(),
};

type Version = { version: number; recordedAt: string; recordedBy: number; payDate: string; reason: string };

/** A version of pay. A person who is no user any more has no name. */
export function versionAnswer(
  { version, recordedAt, recordedBy, payDate, reason }: Version,
  { minutes, users }: { minutes: Minutes; users: readonly { id: number; name: string }[] },
) {
  return {
    version,
    created_at: recordedAt,
    recorded_by: users.find(({ id }) => id === recordedBy)?.name ?? null,
    pay_date: payDate,
    hours: formatMinutes(minutes),
    reason,
  };
}
