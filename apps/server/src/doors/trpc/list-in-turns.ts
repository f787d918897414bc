import { mapInTurns } from '@garita/ledger/database/rows';
import { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The records that are read before other requests get a turn: one of fifty fields takes a millisecond. */
const ROWS_PER_TURN = 10;

/**
 * Returns the schema of an input with a long list of records, made of the schema of one record. It reads the
 * list in turns with other requests, because hundreds of records take the main thread for most of a second.
 */
export function withListInTurns<Row extends z.ZodType, Input extends z.ZodType>(
  { list, row, most }: { list: string; row: Row; most: number },
  inputOf: (row: Row) => Input,
): Input {
  const afterRows = inputOf(z.any() as unknown as Row); // takes what the schema of the record has read
  const parseAsync = async (sent: unknown) => {
    const rows = members.safeParse(sent).data?.[list];
    // A list that is none, or too long, is refused without a look at its rows.
    if (!Array.isArray(rows) || rows.length > most) return afterRows.parse(sent);
    const issues: Issue[] = [];
    const readRow = ([position, one]: [number, unknown]) => {
      const { success, data, error } = row.safeParse(one);
      for (const issue of error?.issues ?? [])
        issues.push({ ...issue, path: [list, position, ...issue.path] });
      return success ? data : one;
    };
    const read = await mapInTurns(rows.entries(), readRow, ROWS_PER_TURN);
    const input = afterRows.safeParse({ ...members.parse(sent), [list]: read });
    issues.push(...(input.error?.issues ?? []));
    if (issues.length > 0) throw new z.ZodRealError(issues);
    return input.data;
  };
  return Object.assign(inputOf(row), { parseAsync });
}

const members = z.record(z.string(), z.unknown());
