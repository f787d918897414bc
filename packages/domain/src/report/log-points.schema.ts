import { z } from 'zod';

const POINT = {
  seq: z.int('option-invalid').min(0, 'option-invalid').optional(),
  at: z.iso.datetime({ error: 'date-invalid' }).optional(),
};

/** Two points of a log that are compared: each after an event, or at a moment (ISO 8601), else now. */
export const LOG_POINTS = { ...POINT, otherSeq: POINT.seq, otherAt: POINT.at };
