import { z } from 'zod';
import { lineSchema } from '../field/line.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { MAX_MINUTES } from '../time/work-minutes.ts';
import { LEAVE_KINDS } from './leave-policy.ts';

/**
 * A manual adjustment of leave: signed minutes, never zero, and a reason. It counts from its date on, unless
 * a later opening balance replaces it. Codes: `required`, `option-invalid`, `hours-invalid`,
 * `hours-too-large` and those of lines and dates.
 */
export const leaveAdjustmentSchema = z.strictObject(
  {
    kind: z.enum(LEAVE_KINDS, requiredOr('option-invalid')),
    date: calendarDateSchema,
    minutes: z
      .int(requiredOr('hours-invalid'))
      .min(-MAX_MINUTES, 'hours-too-large')
      .max(MAX_MINUTES, 'hours-too-large')
      .refine((minutes) => minutes !== 0, 'required'),
    reason: lineSchema,
  },
  STRICT,
);
export type LeaveAdjustmentInput = z.infer<typeof leaveAdjustmentSchema>;
