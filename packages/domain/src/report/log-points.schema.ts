import { z } from 'zod';
import { MAX_RECORD_NUMBER } from '../field/record-id.schema.ts';

const POINT = {
  seq: z.int('option-invalid').min(0, 'option-invalid').max(MAX_RECORD_NUMBER, 'option-invalid').optional(),
  at: z.iso
    .datetime({ error: 'date-invalid' })
    // There is no year 0, and PostgreSQL refuses it.
    .refine((moment) => !moment.startsWith('0000'), 'date-invalid')
    .optional(),
};

/** Two points of a log that are compared: each after an event, or at a moment (ISO 8601), else now. */
export const LOG_POINTS = { ...POINT, otherSeq: POINT.seq, otherAt: POINT.at };
