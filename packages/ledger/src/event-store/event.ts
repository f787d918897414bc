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
    /** Free text for the erasable table. It is kept where the payload holds its proof, `memo.hash`. */
    memo?: { salt: string; text: string } | undefined;
  };

/** An event as recorded: who, when, where in its stream and in the company's log. */
export type RecordedEvent<Event extends { type: string; data: object } = { type: string; data: object }> =
  Event & {
    companyId: number;
    seq: number;
    stream: string;
    version: number;
    schemaVersion: number;
    entryId?: number;
    periodId?: number;
    payDate?: CalendarDate;
    /** Microseconds since 1970, as hashed. */
    recordedAtMicros: number;
    actorId: number;
    commandId: string;
    reason?: string;
    engineVersion: string;
  };

/** The stream of one employee's pay in one tax year. */
export function employeeStream(employeeId: number, taxYear: number): string {
  return `emp:${employeeId}:${taxYear}`;
}

/** The stream of what one contractor is paid in one tax year. */
export function contractorStream(contractorId: number, taxYear: number): string {
  return `ctr:${contractorId}:${taxYear}`;
}

/** The stream of what concerns a whole company: periods closed and reopened. */
export const COMPANY_STREAM = 'co';
