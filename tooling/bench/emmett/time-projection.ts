import { rawSql } from '@event-driven-io/dumbo';
import {
  type PostgreSQLProjectionDefinition,
  type PostgresReadEvent,
  postgreSQLRawBatchSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import type { EmmettEvent } from '../emmett-store.ts';

export type Projection = PostgreSQLProjectionDefinition<EmmettEvent>;

/** An event as appended, with its number in the whole log. */
export type LoadedTime = PostgresReadEvent<EmmettEvent>;

/** Something that is kept of loaded time. */
export type Kept = {
  /** Its tables and their indexes. */
  tables: readonly string[];
  /** What an append adds, in one statement however many events it has. */
  statement: (events: readonly LoadedTime[]) => string;
};

/** A projection that keeps these, in this order. Emmett sends statements as text, so the values are in it. */
export function timeProjection(name: string, kept: readonly Kept[]): Projection {
  return postgreSQLRawBatchSQLProjection<EmmettEvent>({
    name,
    canHandle: ['TimeLoaded'],
    init: () => kept.flatMap(({ tables }) => tables.map((table) => rawSql(table))),
    // Appended events have their metadata; the type of `evolve` does not say so.
    evolve: (events) => kept.map(({ statement }) => rawSql(statement(events as LoadedTime[]))),
  });
}
