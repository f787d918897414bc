/** A statement with the values of its placeholders `$1`, `$2` … */
export type Statement = {
  text: string;
  values: readonly unknown[];
  /** True if the text is always the same, so that PostgreSQL may keep its plan even without values. */
  isFixed?: boolean;
};

/**
 * Sends one statement. `arrays` returns each row as its values in order, `objects` by the names of the
 * columns.
 */
export type Send = {
  arrays: (statement: Statement) => Promise<unknown[][]>;
  objects: (statement: Statement) => Promise<Record<string, unknown>[]>;
};

export type DatabaseKind = 'pglite' | 'postgres';

export type TransactionOptions = {
  isolationLevel?: 'read committed' | 'repeatable read' | 'serializable';
  accessMode?: 'read only' | 'read write';
  /** Sends the first statement together with `begin`, instead of after its answer. */
  isPipelined?: boolean;
};

/** A connection to the database, or into one of its transactions. */
export type Connection = Send & {
  kind: DatabaseKind;
  isTransaction: boolean;
  /** Runs `work` in a transaction; inside a transaction, in a savepoint. */
  transaction: <Result>(
    work: (inside: Connection) => Promise<Result>,
    options?: TransactionOptions,
  ) => Promise<Result>;
};

/** Called with each statement as it is sent; it returns the function to call when the answer has come. */
export type StatementWatch = (text: string) => () => void;

/** Returns the options of a transaction in PostgreSQL's words, after `begin` or `set`. */
export function transactionMode({ isolationLevel, accessMode }: TransactionOptions): string {
  const level = isolationLevel === undefined ? [] : [`isolation level ${isolationLevel}`];
  return [...level, ...(accessMode === undefined ? [] : [accessMode])].join(' ');
}

/** Returns a statement without values. */
export function plain(text: string): Statement {
  return { text, values: [] };
}

/**
 * Runs `work` in a transaction that has begun. A failed statement fails the whole, even if `work` continues,
 * because PostgreSQL would execute nothing after it. After the end nothing more is sent.
 */
export async function runInside<Result>(
  kind: DatabaseKind,
  send: Send,
  work: (inside: Connection) => Promise<Result>,
  depth = 1,
): Promise<Result> {
  let failure: { error: unknown } | undefined;
  let isOver = false;
  const requireOpen = () => {
    if (isOver) throw new Error('The transaction is over');
  };
  const noting =
    <Rows>(sendOne: (statement: Statement) => Promise<Rows>) =>
    async (statement: Statement): Promise<Rows> => {
      requireOpen();
      try {
        return await sendOne(statement);
      } catch (error) {
        failure ??= { error };
        throw error;
      }
    };
  const inside: Connection = {
    kind,
    isTransaction: true,
    arrays: noting(send.arrays),
    objects: noting(send.objects),
    transaction: async (nested) => {
      requireOpen();
      return runInSavepoint(kind, send, nested, depth);
    },
  };
  try {
    const result = await work(inside);
    if (failure) throw failure.error;
    return result;
  } finally {
    isOver = true;
  }
}

async function runInSavepoint<Result>(
  kind: DatabaseKind,
  send: Send,
  work: (inside: Connection) => Promise<Result>,
  depth: number,
): Promise<Result> {
  await send.arrays(plain(`savepoint level${depth}`));
  try {
    return await runInside(kind, send, work, depth + 1);
  } catch (error) {
    await send.arrays(plain(`rollback to level${depth}`));
    throw error;
  }
}
