import type { CalendarDate } from '@garita/domain/time/calendar-date';

/** An event about to be appended. The append gives it its sequence number, moment and hashes. */
export type NewEvent<Event extends { type: string; data: object } = { type: string; data: object }> =
  Event & {
    stream: string;
    /** The version the stream must have before this event: 0 for a stream that must not exist yet. */
    expectedVersion: number | 'any';
    schemaVersion: number;
    entryId?: number | undefined;
    periodId?: number | undefined;
    payDate?: CalendarDate | undefined;
    reason?: string | undefined;
    /** The facts that SQL takes from the payload, read by code that knows its shape (`eventFacts`). */
    details: object;
    /** Text that can be erased and is stored apart; the payload keeps its salted hash. */
    erasable?: { salt: string; text: string } | undefined;
  };

/**
 * An event with its number in the company's log and its version in its stream, which is all that a fold
 * reads.
 */
export type SequencedEvent<Event extends { type: string; data: object } = { type: string; data: object }> =
  Event & { seq: number; version: number; entryId?: number };

/** An event as recorded, with its user, its time, and its place in the stream and in the company's log. */
export type RecordedEvent<Event extends { type: string; data: object } = { type: string; data: object }> =
  SequencedEvent<Event> & {
    companyId: number;
    stream: string;
    schemaVersion: number;
    periodId?: number;
    payDate?: CalendarDate;
    /** Microseconds since 1970, as hashed. */
    recordedAtMicros: number;
    actorId: number;
    commandId: string;
    reason?: string;
    engineVersion: string;
  };
