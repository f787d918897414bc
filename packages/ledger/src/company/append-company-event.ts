import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { Transaction } from '../database/client.ts';
import { append } from '../event-store/append.ts';
import type { AppendRefused, AppendResult } from '../event-store/append-outcome.ts';
import { COMPANY_STREAM, type CompanyEvent } from '../events/company-events.ts';
import { eventFacts } from '../events/event-facts.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';

/** Records the event of a command about a whole company. */
export async function appendCompanyEvent(
  tx: Transaction,
  command: YearCommand,
  event: CompanyEvent,
): Promise<AppendResult | AppendRefused> {
  return appendCompanyEvents(tx, command, [event]);
}

/** Records the events of a command about a whole company; none if it changes nothing. */
export async function appendCompanyEvents(
  tx: Transaction,
  { reason, ...command }: YearCommand,
  events: readonly CompanyEvent[],
): Promise<AppendResult | AppendRefused> {
  return append(tx, {
    ...command,
    engineVersion: ENGINE_VERSION,
    events: events.map((event) => ({
      ...event,
      stream: COMPANY_STREAM,
      expectedVersion: 'any' as const,
      schemaVersion: 1,
      periodId: 'period' in event.data ? event.data.period.id : undefined,
      entryId: 'entryId' in event.data ? event.data.entryId : undefined,
      reason,
      details: eventFacts(event),
    })),
    recalculation: [],
  });
}
