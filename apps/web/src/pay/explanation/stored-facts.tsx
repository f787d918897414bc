import { momentText } from '../../lib/date-text.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { AuditLink } from '../audit-link.tsx';
import { recorderName } from '../recorder-name.ts';
import type { Fact } from './explanation-sheet.tsx';

const { why } = payrollText;

/** The version in force of something saved: the event that recorded it, its number in the ledger, by whom and when. */
type Recorded<EventType extends string> = {
  companyId: number;
  entryId: number;
  eventType: EventType;
  version: number;
  recordedBy: number;
  recordedAt: string;
};

type StoredFacts<EventType extends string> = {
  /** Undefined where the amount is not that of the ledger. */
  stored: Recorded<EventType> | undefined;
  /** What the events are called. */
  events: Record<EventType, string>;
  users: Parameters<typeof recorderName>[0];
};

/** Where an amount of pay is kept, or that it is not kept yet. */
export function storedFacts<EventType extends string>(facts: StoredFacts<EventType>): Fact[] {
  const { stored, events, users } = facts;
  if (!stored) return [[why.state, why.notStored]];
  const { companyId, entryId } = stored;
  const event = (
    <AuditLink companyId={companyId} entryId={entryId}>
      {why.event(events[stored.eventType], stored.version)}
    </AuditLink>
  );
  return [
    [why.recordedEvent, event],
    [why.recordedBy, recorderName(users, stored.recordedBy)],
    [why.recordedAt, momentText(stored.recordedAt)],
  ];
}
