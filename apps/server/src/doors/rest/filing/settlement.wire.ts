import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { settledObligationsSchema } from '@garita/domain/filing/due/settled';
import { z } from 'zod';
import type { Settlement } from '../../../application/filing/settlements.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';

/** A return or a deposit that a company made outside Garita: its kind, and the days that it covers. */
export const settledObligationWire = recordWire(
  settledObligationsSchema.element.extend({ companyId: recordIdSchema }),
  {
    companyId: fieldAs('company_id', wholeNumber),
    obligation: fieldAs('what', plain),
    from: fieldAs('start', plain),
    to: fieldAs('end', plain),
  },
);

/** An employee who did not work in a period. */
export const noWorkWire = recordWire(
  z.strictObject({ companyId: recordIdSchema, employeeId: recordIdSchema, periodId: recordIdSchema }),
  {
    companyId: fieldAs('company_id', wholeNumber),
    employeeId: fieldAs('employer_id', wholeNumber),
    periodId: fieldAs('period_id', wholeNumber),
  },
);

/**
 * A return, a deposit or a period that was settled outside Garita. `what` is null where somebody did not
 * work, and `employer_id` and `period_id` where something was filed or deposited.
 */
export const settlementAnswer = answerWire(
  'Settlement',
  () => ({
    id: z.int(),
    what: z.string().nullable(),
    employer_id: z.int().nullable(),
    period_id: z.int().nullable(),
    start: z.iso.date(),
    end: z.iso.date(),
    created_at: z.iso.datetime(),
    recorded_by: z.string(),
  }),
  (settlement: Settlement) => ({
    id: settlement.settlementId,
    ...(settlement.kind === 'obligation'
      ? {
          what: settlement.obligation,
          employer_id: null,
          period_id: null,
          start: settlement.from,
          end: settlement.to,
        }
      : {
          what: null,
          employer_id: settlement.employeeId,
          period_id: settlement.period.id,
          start: settlement.period.start,
          end: settlement.period.end,
        }),
    created_at: settlement.markedAt,
    recorded_by: settlement.markedByName,
  }),
);
