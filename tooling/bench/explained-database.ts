import type { Database } from '@garita/ledger/database/client';
import { type OpenDatabase, openDatabase } from '@garita/ledger/database/open-database';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

/** A scan of a table in a plan: the number of rows read, and the index, if any. */
export type Scan = { table: string; index: string | undefined; rows: number };
/** The plan of a statement, and its duration. */
export type Plan = { milliseconds: number; scans: Scan[] };

type ExplainedDatabase = Pick<OpenDatabase, 'db' | 'close'> & {
  /** Returns the plan of the slowest statement of some work, from EXPLAIN ANALYZE with the actual values. */
  slowestOf: (work: () => Promise<unknown>) => Promise<Plan>;
};

/** The settings of every later session. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** Opens another connection to a PostgreSQL, which explains its statements. `owner` is the superuser. */
export async function openExplained(owner: Database, url: string): Promise<ExplainedDatabase> {
  const name = sql.identifier(new URL(url).pathname.slice(1));
  for (const [setting, value] of Object.entries(SETTINGS))
    await owner.execute(sql`alter database ${name} set ${sql.raw(setting)} = ${sql.raw(`'${value}'`)}`);
  const plans: Plan[] = [];
  const { db, close } = await openDatabase({ url, hear: (notice) => plans.push(...planIn(notice)) });
  return {
    db,
    close,
    slowestOf: async (work) => {
      plans.length = 0;
      await work();
      const [slowest] = plans.toSorted((one, other) => other.milliseconds - one.milliseconds);
      return slowest ?? { milliseconds: 0, scans: [] };
    },
  };
}

/** A node of a plan as `auto_explain` writes it. */
type Node = {
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Node[] | undefined;
};

const nodeSchema: z.ZodType<Node> = z.object({
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});

const explainedSchema = z.object({ Plan: nodeSchema });

function planIn(notice: string): Plan[] {
  const [, duration, plan] = /^duration: ([\d.]+) ms\s+plan:\n(.*)$/s.exec(notice) ?? [];
  if (duration === undefined || plan === undefined) return [];
  const { Plan: top } = explainedSchema.parse(JSON.parse(plan));
  return [{ milliseconds: Number(duration), scans: scansIn(top) }];
}

function scansIn(node: Node): Scan[] {
  const { 'Relation Name': table, 'Rows Removed by Filter': removed = 0, Plans: below = [] } = node;
  const scans = below.flatMap(scansIn);
  if (table === undefined) return scans;
  const rows = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return [{ table, index: indexOf(node), rows }, ...scans];
}

// A bitmap scan has its index in the nodes below.
function indexOf({ 'Index Name': own, Plans: below = [] }: Node): string | undefined {
  const bitmaps = below.filter((node) => node['Relation Name'] === undefined);
  return own ?? bitmaps.map(indexOf).find((index) => index !== undefined);
}
