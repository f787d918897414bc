import {
  type LeaveAdjustmentInput,
  leaveAdjustmentSchema,
} from '@garita/domain/employee/leave-adjustment.schema';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { STRICT } from '@garita/domain/field-code';
import { minutesSchema } from '@garita/domain/time/work-minutes';
import { z } from 'zod';

const { date, reason } = leaveAdjustmentSchema.shape;

/** A correction of leave as its form has it: hours without a sign, and whether they are added or taken away. */
export const adjustmentDraftSchema = z.strictObject(
  {
    direction: z.enum(['add', 'subtract'], 'required'),
    minutes: minutesSchema.min(1, 'required'),
    date,
    reason,
  },
  STRICT,
);
export type AdjustmentDraft = z.infer<typeof adjustmentDraftSchema>;

/** The correction as the server takes it, in signed minutes. */
export function adjustmentOf(
  kind: LeaveKind,
  { direction, minutes, ...rest }: AdjustmentDraft,
): LeaveAdjustmentInput {
  return { kind, minutes: direction === 'add' ? minutes : -minutes, ...rest };
}
