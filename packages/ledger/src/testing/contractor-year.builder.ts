import { randomUUID } from 'node:crypto';
import type { ContractorFacts } from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import {
  type ContractorDecision,
  decideContractorAmendment,
  decideContractorDeletion,
  decideContractorLoad,
  decideContractorPaidMark,
} from '../contractor-year/decider.ts';
import {
  type ContractorDecisionContext,
  handleContractorCommand,
} from '../contractor-year/handle-contractor-command.ts';
import type { Database } from '../database/client.ts';
import { nextEntryId } from '../payroll-year/next-entry-id.ts';
import { nextChequeNumber } from '../queries/pay/cheques.ts';

// Records history for tests through the deciders and append; no builder inserts rows.

/** A contractor as far as payments are concerned. */
export type PaidContractor = { companyId: number; contractorId: number; facts: ContractorFacts };

/** Builds an individual at 35.00 an hour with 10 % withheld; give only what matters. */
export function aPaidContractor(
  overrides: Partial<Omit<PaidContractor, 'facts'>> & { facts?: Partial<ContractorFacts> } = {},
): PaidContractor {
  const { facts, ...rest } = overrides;
  return {
    companyId: 1,
    contractorId: 1,
    ...rest,
    facts: { entityType: 'individual', hourlyRate: 35_00, withholdingRate: 100_000, ...facts },
  };
}

/** Returns inputs of a test: ten and a half hours, paid on 15 March 2026 unless `typed` differs. */
export function someHours(typed: Partial<ContractorInputs> = {}): ContractorInputs {
  return { payDate: '2026-03-15', minutes: 630, ...typed };
}

/** A saved payment, and the tax year it is in: 2026 by default. */
export type SavedHours = { entryId: number; taxYear?: number };

/** Loads a new payment. */
export async function loadHours(
  db: Database,
  contractor: PaidContractor,
  typed: Partial<ContractorInputs> = {},
): Promise<{ entryId: number }> {
  let entryId = 0;
  await recordDecision(db, contractor, async ({ tx }) => {
    entryId = await nextEntryId(tx);
    return decideContractorLoad({ entryId, facts: contractor.facts, inputs: someHours(typed) });
  });
  return { entryId };
}

/** Changes a saved payment to what is typed now. */
export async function amendHours(
  db: Database,
  contractor: PaidContractor,
  { entryId, taxYear = 2026 }: SavedHours,
  typed: Partial<ContractorInputs> = {},
): Promise<void> {
  await recordDecision(db, contractor, async ({ year }) =>
    decideContractorAmendment(await year(taxYear), { entryId, inputs: someHours(typed) }),
  );
}

/** Reverses a saved payment. */
export async function deleteHours(
  db: Database,
  contractor: PaidContractor,
  { entryId, taxYear = 2026 }: SavedHours,
): Promise<void> {
  await recordDecision(db, contractor, async ({ year }) =>
    decideContractorDeletion(await year(taxYear), { entryId }),
  );
}

/** Marks a saved payment as paid, or takes the mark back. */
export async function markHours(
  db: Database,
  contractor: PaidContractor,
  { entryId, taxYear = 2026 }: SavedHours,
  paid: PaidMark | undefined,
): Promise<void> {
  await recordDecision(db, contractor, async ({ year, tx }) => {
    const cheque = await nextChequeNumber(tx, contractor.companyId);
    return decideContractorPaidMark(await year(taxYear), { entryId, paid, cheque });
  });
}

async function recordDecision(
  db: Database,
  { companyId, contractorId }: PaidContractor,
  decide: (context: ContractorDecisionContext) => Promise<ContractorDecision>,
): Promise<void> {
  const command = { companyId, contractorId, actorId: 7, commandId: randomUUID(), request: {} };
  const outcome = await handleContractorCommand(db, command, { decide });
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
}
