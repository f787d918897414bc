import { z } from 'zod';
import type { ReachedDocument } from '../../../application/report/reached-documents.ts';
import { answerWire } from '../wire/answer-wire.ts';

/** A document with the boxes that an entry reaches, as they are printed. */
export const reachedDocumentAnswer = answerWire(
  'ReachedDocument',
  () => ({
    report: z.string(),
    year: z.int(),
    trimestre: z.int().nullable(),
    boxes: z.array(z.strictObject({ name: z.string(), value: z.string(), without: z.string() })),
  }),
  ({ report, year, quarter, boxes }: ReachedDocument) => ({ report, year, trimestre: quarter, boxes }),
);
