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

type Kept = {
  name: string;
  /** Its tables and their indexes. */
  tables: readonly string[];
  /** What an append adds, in one statement however many events it has. */
  statement: (events: readonly LoadedTime[]) => string;
};

/** A projection of loaded time. Emmett sends statements as text, so the values are in it. */
export function timeProjection({ name, tables, statement }: Kept): Projection {
  return postgreSQLRawBatchSQLProjection<EmmettEvent>({
    name,
    canHandle: ['TimeLoaded'],
    init: () => tables.map((table) => rawSql(table)),
    // Appended events have their metadata; the type of `evolve` does not say so.
    evolve: (events) => [rawSql(statement(events as LoadedTime[]))],
  });
}
