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

/**
 * With more values than this a statement holds a list, and each length of a list is another text. PostgreSQL keeps a plan of every
 * statement that it was told to prepare, so those are not prepared.
 */
const MOST_VALUES = 100;

/**
 * Sends statements over a client of PostgreSQL. Every statement with values is prepared: PostgreSQL parses and plans its text once a
 * connection, and statements that are sent one after the other do not wait for one another.
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

// Without values it may be a script of several statements, which PostgreSQL prepares for nobody.
function queryOf(client: ISql, { text, values, isFixed = false }: Statement): PendingQuery<Row[]> {
  if (values.length === 0) return isFixed ? client(templateOf(text)) : client.unsafe(text);
  return client.unsafe(text, [...values] as ParameterOrJSON<never>[], {
    prepare: values.length <= MOST_VALUES,
  });
}

/** Fixed texts as templates, which the driver prepares. There are as many as queries that are built once and take no values. */
const TEMPLATES = new Map<string, TemplateStringsArray>();

function templateOf(text: string): TemplateStringsArray {
  const template = TEMPLATES.get(text) ?? Object.assign([text], { raw: [text] });
  TEMPLATES.set(text, template);
  return template;
}

type Options = TransactionOptions & { watch?: StatementWatch | undefined };

/** Runs a transaction on a connection that nobody else uses meanwhile. */
async function transactionOn<Result>(
  client: Sql,
  work: (inside: Connection) => Promise<Result>,
  { watch, isPipelined = false, ...mode }: Options,
): Promise<Result> {
  const reserved = await client.reserve();
  try {
    const send = sendOver(reserved, watch);
    const begun = begin(send, mode);
    if (!isPipelined) await begun.answer;
    const result = await runOrRollBack(send, () => runInside('postgres', begun.send, work), begun);
    await send.arrays(plain('commit'));
    return result;
  } finally {
    reserved.release();
  }
}

type Begun = { answer: Promise<unknown>; send: Send };

/** Sends `begin`. What is sent after it, once it has failed, is refused: it would be carried out by itself. */
function begin(send: Send, mode: TransactionOptions): Begun {
  let failure: { error: unknown } | undefined;
  const answer = send.arrays(plain(`begin ${transactionMode(mode)}`.trimEnd()));
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
  send: Send,
  work: () => Promise<Result>,
  { answer }: Begun,
): Promise<Result> {
  try {
    const result = await work();
    await answer;
    return result;
  } catch (error) {
    await answer; // says by itself why nothing began
    // Where the connection is gone, so is the transaction; what failed before says more.
    await send.arrays(plain('rollback')).catch(() => undefined);
    throw error;
  }
}
