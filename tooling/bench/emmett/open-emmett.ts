import { rawSql } from '@event-driven-io/dumbo';
import { projections } from '@event-driven-io/emmett';
import {
  getPostgreSQLEventStore,
  type PostgreSQLProjectionDefinition,
  postgreSQLRawBatchSQLProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import type { EmmettEvent, EmmettStore } from '../emmett-store.ts';

/** An Emmett event store in the given database, with one inline projection or none. */
export function openEmmett(connectionString: string, amountNames?: readonly string[]): EmmettStore {
  const yearToDate = amountNames && yearToDateOf(amountNames);
  const store = getPostgreSQLEventStore(connectionString, {
    projections: yearToDate ? projections.inline([yearToDate]) : [],
  });
  return {
    append: async (stream, events) => {
      await store.appendToStream<EmmettEvent>(stream, [...events]);
    },
    rebuild: async () => {
      if (!yearToDate) throw new RangeError('There is no projection to rebuild');
      const consumer = rebuildPostgreSQLProjections({ connectionString, projections: [yearToDate] });
      await consumer.start();
      await consumer.close();
    },
    close: () => store.close(),
  };
}

/** The year to date of each person, one statement for all events of an append: the least that Emmett can do. */
function yearToDateOf(names: readonly string[]): PostgreSQLProjectionDefinition<EmmettEvent> {
  const quoted = names.map((name) => `"${name}"`);
  const sums = quoted.map((name) => `${name} = y.${name} + excluded.${name}`);
  const totals = quoted.map((name) => `sum(${name})`);
  const projection = postgreSQLRawBatchSQLProjection<EmmettEvent>({
    name: 'year_to_date',
    canHandle: ['TimeLoaded'],
    init: () =>
      rawSql(`create table if not exists year_to_date (employee_id bigint, tax_year int,
        ${quoted.map((name) => `${name} bigint not null`).join(', ')}, primary key (employee_id, tax_year))`),
    evolve: (events) => {
      const rows = events.map(({ data: { employeeId, taxYear, delta } }) =>
        [employeeId, taxYear, ...names.map((name) => delta[name])].join(', '),
      );
      return [
        rawSql(`insert into year_to_date as y (employee_id, tax_year, ${quoted.join(', ')})
          select employee_id, tax_year, ${totals.join(', ')}
          from (values (${rows.join('), (')})) as v (employee_id, tax_year, ${quoted.join(', ')})
          group by employee_id, tax_year
          on conflict (employee_id, tax_year) do update set ${sums.join(', ')}`),
      ];
    },
  });
  const truncate: typeof projection.truncate = async ({ execute }) => {
    await execute.command(rawSql('truncate year_to_date'));
  };
  return { ...projection, truncate };
}
