import { type DepositFacts, depositFactsSchema } from '@garita/domain/company/deposit-facts.schema';
import type { ProposedSchedule } from '@garita/domain/filing/due/deposited-return';
import { z } from 'zod';
import type { CompanyDeposits } from '../../../application/company/deposits.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs } from '../wire/field-table.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { amountOrNull } from '../wire/wire-amounts.ts';
import { optionalChoice } from '../wire/wire-choices.ts';

const SCHEDULES = { 1: 'monthly', 2: 'semiweekly' } as const;
const schedule = optionalChoice(SCHEDULES);

/** The statements of a company about its deposits in a year: 0 and null for none. */
export const DEPOSIT_FIELDS: FieldTable<DepositFacts> = {
  federal: fieldAs('federal_schedule', schedule),
  local: fieldAs('hacienda_schedule', schedule),
  previousQuarter: fieldAs('previous_quarter_941', amountOrNull),
  carriedFuta: fieldAs('carried_futa', amountOrNull),
};

export const depositFactsWire = recordWire(depositFactsSchema, DEPOSIT_FIELDS);
export const changedDepositFactsBody = versionedBody(changedRecordBody(depositFactsWire));

const proposed = z.strictObject({
  schedule: z.union([z.literal(1), z.literal(2)]),
  is_known: z.boolean(),
});

/** The deposits of a year with the schedules that pay gives: `is_known` if it reaches back far enough. */
export const companyDepositsAnswer = answerWire(
  'Deposits',
  () => ({
    year: z.int(),
    version: z.int(),
    ...depositFactsWire.shape(),
    proposed: z.strictObject({ federal: proposed, hacienda: proposed }),
  }),
  ({ year, version, facts, proposed: { federal, local } }: CompanyDeposits) => ({
    year,
    version,
    ...depositFactsWire.encode(facts),
    proposed: { federal: proposedAs(federal), hacienda: proposedAs(local) },
  }),
);

function proposedAs({ schedule: word, isKnown }: ProposedSchedule) {
  return { schedule: word === 'monthly' ? (1 as const) : (2 as const), is_known: isKnown };
}
