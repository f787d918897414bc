import { rawSql } from '@event-driven-io/dumbo';
import { projections } from '@event-driven-io/emmett';
import {
  getPostgreSQLEventStore,
  type PostgreSQLProjectionDefinition,
  postgreSQLRawBatchSQLProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import type { EmmettEvent, EmmettStore, InlineProjection } from '../emmett-comparison/emmett-store.ts';

/** Opens an Emmett event store in a database, with one inline projection or none. */
export function openEmmett(connectionString: string, inline?: InlineProjection): EmmettStore {
  const definition = inline && definitionOf(inline);
  const store = getPostgreSQLEventStore(connectionString, {
    projections: definition ? projections.inline([definition]) : [],
  });
  return {
    append: async (stream, events) => {
      await store.appendToStream<EmmettEvent>(stream, [...events]);
    },
    rebuild: async () => {
      if (!definition) throw new RangeError('There is no projection to rebuild');
      const consumer = rebuildPostgreSQLProjections({ connectionString, projections: [definition] });
      await consumer.start();
      await consumer.close();
    },
    close: () => store.close(),
  };
}

function definitionOf({
  name,
  tables,
  create,
  evolve,
}: InlineProjection): PostgreSQLProjectionDefinition<EmmettEvent> {
  const projection = postgreSQLRawBatchSQLProjection<EmmettEvent>({
    name,
    canHandle: ['TimeLoaded'],
    init: () => create.map((statement) => rawSql(statement)),
    evolve: (events) => evolve(events.map(({ data }) => data)).map((statement) => rawSql(statement)),
  });
  const truncate: typeof projection.truncate = async ({ execute }) => {
    await execute.command(rawSql(`truncate ${tables.join(', ')}`));
  };
  return { ...projection, truncate };
}
