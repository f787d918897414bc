import type { ISql, ParameterOrJSON, PendingQuery, Row, Sql } from 'postgres';
import {
  type Connection,
  plain,
  runInside,
  type Send,
  type Statement,
  type StatementWatch,
  type TransactionOptions,
  transactionMode,
} from './connection.ts';
import { isConnectionLost } from './database-errors.ts';

/**
 * A statement with more values holds a list, and each length of the list is another text. PostgreSQL keeps a
 * plan of every prepared statement, so these are not prepared.
 */
const MOST_VALUES = 100;

/**
 * Returns a connection over a PostgreSQL client. Every statement with values is prepared: its text is parsed
 * and planned once for each connection, and statements sent one after the other do not wait for each other.
 */
export function postgresConnection(client: Sql, watch?: StatementWatch): Connection {
  return {
    kind: 'postgres',
    isTransaction: false,
    ...sendOver(client, watch),
    transaction: (work, options = {}) => transactionOn(client, work, { ...options, watch }),
  };
}

function sendOver(client: ISql, watch?: StatementWatch): Send {
  return {
    arrays: (statement) => watched(queryOf(client, statement).values(), statement, watch),
    objects: (statement) => watched(queryOf(client, statement), statement, watch),
  };
}

function watched<Query extends PromiseLike<unknown>>(
  query: Query,
  { text }: Statement,
  watch?: StatementWatch,
): Query {
  const answered = watch?.(text);
  if (answered) query.then(answered, answered);
  return query;
}

// A text without values may be a script of several statements, which PostgreSQL does not prepare.
function queryOf(client: ISql, { text, values, isFixed = false }: Statement): PendingQuery<Row[]> {
  if (values.length === 0) return isFixed ? client(templateOf(text)) : client.unsafe(text);
  return client.unsafe(text, [...values] as ParameterOrJSON<never>[], {
    prepare: values.length <= MOST_VALUES,
  });
}

/**
 * Fixed texts as templates, which the driver prepares. There are as many as there are queries without values
 * that are built once.
 */
const TEMPLATES = new Map<string, TemplateStringsArray>();

function templateOf(text: string): TemplateStringsArray {
  const template = TEMPLATES.get(text) ?? Object.assign([text], { raw: [text] });
  TEMPLATES.set(text, template);
  return template;
}

type Options = TransactionOptions & { watch?: StatementWatch | undefined };

/**
 * Runs a transaction on a connection of its own. A lost connection is not given back: the driver notices
 * later that it is closed, and until then another query would get it and fail.
 */
async function transactionOn<Result>(
  client: Sql,
  work: (inside: Connection) => Promise<Result>,
  { watch, isPipelined = false, ...mode }: Options,
): Promise<Result> {
  const reserved = await client.reserve();
  const send = sendOver(reserved, watch);
  let isLost = false;
  const control: Control = async (text) => {
    try {
      await send.arrays(plain(text));
    } catch (error) {
      isLost = isConnectionLost(error);
      throw error;
    }
  };
  try {
    const begun = begin(send, control(`begin ${transactionMode(mode)}`.trimEnd()));
    if (!isPipelined) await begun.answer;
    const result = await runOrRollBack(control, () => runInside('postgres', begun.send, work), begun);
    await control('commit');
    return result;
  } finally {
    if (!isLost) reserved.release();
  }
}

/** Sends the statement that begins or ends a transaction. */
type Control = (text: string) => Promise<void>;

type Begun = { answer: Promise<void>; send: Send };

/** Refuses statements after a failed begin, which would run outside a transaction. */
function begin(send: Send, answer: Promise<void>): Begun {
  let failure: { error: unknown } | undefined;
  answer.catch((error: unknown) => {
    failure = { error };
  });
  const unlessFailed =
    <Rows>(sendOne: (statement: Statement) => Promise<Rows>) =>
    async (statement: Statement): Promise<Rows> => {
      if (failure) throw failure.error;
      return sendOne(statement);
    };
  return { answer, send: { arrays: unlessFailed(send.arrays), objects: unlessFailed(send.objects) } };
}

async function runOrRollBack<Result>(
  control: Control,
  work: () => Promise<Result>,
  { answer }: Begun,
): Promise<Result> {
  try {
    const result = await work();
    await answer;
    return result;
  } catch (error) {
    await answer; // says by itself why nothing began
    // A lost connection ends its transaction; the earlier error says more.
    await control('rollback').catch(() => undefined);
    throw error;
  }
}
