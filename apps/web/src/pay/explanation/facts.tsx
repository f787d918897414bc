import { Box, chakra, Heading } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { momentText } from '../../lib/date-text.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { AuditLink, recorderName } from '../recorded-event.tsx';

const { why } = payrollText;

/** A name and its value in words, which may be a link. */
export type Fact = readonly [string, ReactNode];

/** Pairs of names and values under a title. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Box fontSize="13px">
      <Heading as="h3" fontSize="13px" lineHeight="20px">
        {title}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Box>
  );
}

/**
 * The version in force of something saved: the event that recorded it, its number in the ledger, by whom and
 * when.
 */
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
  /** The names of the events. */
  events: Record<EventType, string>;
  users: Parameters<typeof recorderName>[0];
};

/** Returns the place in the ledger where an amount is kept, or says that it is not kept yet. */
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
