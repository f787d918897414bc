import { rawSql } from '@event-driven-io/dumbo';
import { projections } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore, rebuildPostgreSQLProjections } from '@event-driven-io/emmett-postgresql';
import type { AmountNames, EmmettEvent, EmmettStore } from '../emmett-store.ts';
import { amounts } from './projections/amounts.ts';
import { entries } from './projections/entries.ts';
import { leave } from './projections/leave.ts';
import { register } from './projections/register.ts';
import { yearToDate } from './projections/year-to-date.ts';
import { type Projection, timeProjection } from './time-projection.ts';

/** An Emmett event store in the given database, with everything that our append keeps of these amounts, or with nothing. */
export function openEmmett(connectionString: string, amountNames?: AmountNames): EmmettStore {
  const store = getPostgreSQLEventStore(connectionString, {
    projections: projections.inline(amountNames ? [everything(amountNames)] : []),
  });
  return {
    append: async (stream, events) => {
      await store.appendToStream<EmmettEvent>(stream, [...events]);
    },
    rebuild: async () => {
      if (!amountNames) throw new RangeError('There is no projection to rebuild');
      const consumer = rebuildPostgreSQLProjections({
        connectionString,
        projections: [yearToDateAlone(amountNames)],
      });
      await consumer.start();
      await consumer.close();
    },
    close: () => store.close(),
  };
}

/**
 * What our append keeps in the transaction of an event, where Emmett would have it: inline, with one statement for each thing
 * that is kept, of all events of an append. One projection of all, because Emmett asks for a lock in a query of its own for
 * each. What reads another comes after it. The register is last, because writers of one company wait for each other at the
 * row of their period until they commit.
 */
function everything(names: AmountNames): Projection {
  return timeProjection('everything', [
    yearToDate(names),
    amounts(names),
    entries(names),
    leave(),
    register(names),
  ]);
}

/** What is rebuilt: that row compares how the two rebuild, not how much. */
function yearToDateAlone(names: AmountNames): Projection {
  return {
    ...timeProjection('year_to_date', [yearToDate(names)]),
    truncate: async ({ execute }) => {
      await execute.command(rawSql('truncate year_to_date'));
    },
  };
}
