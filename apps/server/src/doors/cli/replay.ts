import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import { stateAt } from '@garita/ledger/replay/state-at';
import { z } from 'zod';
import { CONSOLE } from '../../text/console.es.ts';
import { command } from './command.ts';

/** The company, and the point in its log: after an event, as it was known at a moment, or now. */
export const replaySchema = z
  .strictObject({
    companyId: recordIdSchema,
    seq: z.int('option-invalid').min(0, 'option-invalid').optional(),
    at: z.iso.datetime({ offset: true, error: 'date-invalid' }).optional(),
  })
  .refine(({ seq, at }) => seq === undefined || at === undefined, {
    message: 'option-invalid',
    path: ['at'],
  });

/**
 * Prints a company's books as they stood at a point of the log, folded from the events and not read from the
 * projections.
 */
export const replay = command(replaySchema, async ({ database }, { companyId, seq, at }, tell) => {
  const lastSeq = await seqKnownAt(database, companyId);
  if (lastSeq === 0) return { ok: false, lines: [CONSOLE.noEvents(companyId)] };
  if (seq !== undefined && seq > lastSeq)
    return { ok: false, lines: [CONSOLE.eventsEnd(companyId, lastSeq)] };
  tell(CONSOLE.replaying(companyId, lastSeq));
  const moment = at !== undefined ? { recordedAt: at } : { seq: seq ?? lastSeq };
  const state = await stateAt(database, companyId, moment);
  return {
    ok: true,
    lines: [
      CONSOLE.replayed(companyId, state.seq),
      ...state.register.toSorted((a, b) => a.periodId - b.periodId).map(CONSOLE.replayedPeriod),
      ...state.years.map(CONSOLE.replayedYear),
    ],
    facts: state,
  };
});
