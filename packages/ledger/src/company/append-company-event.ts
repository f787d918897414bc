import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { Transaction } from '../database/client.ts';
import { append } from '../event-store/append.ts';
import type { AppendRefused, AppendResult } from '../event-store/append-outcome.ts';
import { COMPANY_STREAM, type CompanyEvent } from '../events/company-events.ts';
import { eventFacts } from '../events/event-facts.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';

/** Records the one event that a command about a whole company comes to. */
export async function appendCompanyEvent(
  tx: Transaction,
  { reason, ...command }: YearCommand,
  event: CompanyEvent,
): Promise<AppendResult | AppendRefused> {
  const placed = { ...event, stream: COMPANY_STREAM, expectedVersion: 'any' as const, schemaVersion: 1 };
  const periodId = 'period' in event.data ? event.data.period.id : undefined;
  const entryId = 'entryId' in event.data ? event.data.entryId : undefined;
  return append(tx, {
    ...command,
    engineVersion: ENGINE_VERSION,
    events: [{ ...placed, periodId, entryId, reason, details: eventFacts(event) }],
    recalculation: [],
  });
}
