import type { ParameterOrJSON, Sql, TransactionSql, UnsafeQueryOptions } from 'postgres';

/**
 * With more values than this a statement holds a list, and each length of a list is another text. Every connection keeps
 * what it was told to keep, so those stay without a name.
 */
const MOST_VALUES = 100;

/** Told of each statement as it is sent; what it gives back is called with the answer. */
export type StatementWatch = (text: string) => () => void;

const UNWATCHED: StatementWatch = () => () => {};

type Unsafe = Sql['unsafe'];

/** A client whose transactions may also begin with their first statement, by our patch of the driver. */
export type NamedClient = Sql & { beginAtOnce: Sql['begin'] };

/**
 * Has a client give every statement with values a name, drizzle's too, which sends them all through `unsafe`. PostgreSQL
 * then parses and plans each text once a connection, where it is otherwise told it, asked for its types and only then given
 * the values: two round trips. Statements that are sent together in a transaction also wait for one another no longer.
 */
export function withNamedStatements(client: Sql, watch: StatementWatch = UNWATCHED): NamedClient {
  const begin: Begin = client.begin.bind(client);
  client.unsafe = namedBy(client.unsafe.bind(client), watch);
  client.begin = beginBy(begin, watch, false);
  return Object.assign(client, { beginAtOnce: beginBy(begin, watch, true) });
}

type Begin = (options: string, work: Work, atOnce: boolean) => Promise<unknown>;

function beginBy(begin: Begin, watch: StatementWatch, atOnce: boolean): Sql['begin'] {
  return ((...given: [string, Work] | [Work]) => {
    const work = given.length === 1 ? given[0] : given[1];
    const options = given.length === 1 ? '' : given[0];
    let answered = () => {};
    const inside = async (tx: TransactionSql) => {
      try {
        return await work(insideTransaction(tx, watch));
      } finally {
        answered = watch('end');
      }
    };
    return begin(options, inside, atOnce).finally(() => answered());
  }) as Sql['begin'];
}

type Work = (tx: TransactionSql) => Promise<unknown>;

function insideTransaction(tx: TransactionSql, watch: StatementWatch): TransactionSql {
  const savepoint = tx.savepoint.bind(tx);
  tx.unsafe = namedBy(tx.unsafe.bind(tx), watch);
  tx.savepoint = ((work: Work) =>
    savepoint((inner) => work(insideTransaction(inner, watch)))) as TransactionSql['savepoint'];
  return tx;
}

function namedBy(unsafe: Unsafe, watch: StatementWatch): Unsafe {
  return ((text: string, values: ParameterOrJSON<never>[] = [], options: UnsafeQueryOptions = {}) => {
    // Without values it may be a script of several statements, which can only be sent plain; what is built once is none.
    const simple = values.length === 0 && options.prepare !== true;
    const prepare = values.length <= MOST_VALUES;
    const query = unsafe(text, values, { ...options, prepare, simple } as UnsafeQueryOptions); // its types leave out `simple`
    if (watch === UNWATCHED) return query;
    const answered = watch(text);
    query.then(answered, answered);
    return query;
  }) as Unsafe;
}
