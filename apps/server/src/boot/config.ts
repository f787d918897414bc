import { join, resolve } from 'node:path';
import { z } from 'zod';
import { SETTING_TEXTS as text } from '../text/settings.es.ts';

/** The settings of this installation, from the environment. No other code reads the environment. */
export type Config = {
  isDemo: boolean;
  port: number;
  host: string;
  /** The database: a PostgreSQL server, or a folder with the embedded database. */
  database: { url: string; ownerUrl?: string | undefined } | { dataFolder: string };
  /**
   * The secret from which every encryption key is derived. If absent, one is made and kept in the data
   * folder.
   */
  secret?: string | undefined;
  /** The previous secret, while something is still encrypted with it. */
  previousSecret?: string | undefined;
  /** The key that signs the anchors of the ledger. If absent, one is made and kept in the data folder. */
  signingKey?: string | undefined;
  demoPassword?: string | undefined;
  isBehindProxy: boolean;
  /** Other origins whose pages may call the documented interface. */
  allowedOrigins: readonly string[];
  /** True if `/metrics` answers counts for Prometheus. */
  hasMetrics: boolean;
  logLevel: string;
};

/** Thrown for invalid settings. `problems` are one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

const LOOPBACK = '127.0.0.1';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: text.postgresUrl });

const secret = z.string().min(32, text.secret);

const origin = z
  .string()
  .refine((typed) => URL.canParse(typed) && new URL(typed).origin === typed, text.origin);

// An empty variable counts as unset, as in a copied .env.example.
const environmentSchema = z.object({
  PORT: z.coerce.number(text.port).int(text.port).min(0, text.port).max(65_535, text.port).default(8080),
  GARITA_HOST: z.string().default('0.0.0.0'),
  GARITA_DATA: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  GARITA_SECRET: secret.optional(),
  GARITA_SECRET_PREVIOUS: secret.optional(),
  GARITA_SIGNING_KEY: secret.optional(),
  /** The old name of GARITA_SIGNING_KEY, which is still read. */
  GARITA_SEAL_KEY: secret.optional(),
  GARITA_DEMO_PASSWORD: z.string().min(10, text.password).optional(),
  GARITA_BEHIND_PROXY: z.stringbool({ error: text.yesOrNo }).default(false),
  GARITA_METRICS: z.stringbool({ error: text.yesOrNo }).default(false),
  GARITA_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((typed) => typed.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(origin)),
  GARITA_LOG_LEVEL: z.enum(LOG_LEVELS, text.oneOf(LOG_LEVELS)).optional(),
});

/**
 * Reads the options of the server's command line.
 *
 * @throws ConfigError for everything but `--demo`.
 */
export function readServerOptions(typed: readonly string[]): { isDemo: boolean } {
  const unknown = typed.filter((word) => word !== '--demo');
  if (unknown.length > 0) {
    throw new ConfigError(unknown.map((word) => `${word}: ${text.unknownOption}`));
  }
  return { isDemo: typed.includes('--demo') };
}

/**
 * Reads the configuration. The demonstration has its own folder, whatever else is configured, and listens on
 * this machine only.
 *
 * @throws ConfigError
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  { isDemo }: { isDemo: boolean },
): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const variables = parsed.data;
  return {
    isDemo,
    port: variables.PORT,
    host: isDemo ? LOOPBACK : variables.GARITA_HOST,
    database: databaseOf(variables, isDemo),
    secret: variables.GARITA_SECRET,
    previousSecret: variables.GARITA_SECRET_PREVIOUS,
    signingKey: signingKeyIn(variables),
    demoPassword: variables.GARITA_DEMO_PASSWORD,
    hasMetrics: variables.GARITA_METRICS,
    isBehindProxy: variables.GARITA_BEHIND_PROXY,
    allowedOrigins: variables.GARITA_ALLOWED_ORIGINS,
    logLevel: variables.GARITA_LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
  };
}

function signingKeyIn({
  GARITA_SIGNING_KEY: key,
  GARITA_SEAL_KEY: oldName,
}: z.infer<typeof environmentSchema>): string | undefined {
  if (key !== undefined && oldName !== undefined && key !== oldName) {
    throw new ConfigError([`GARITA_SIGNING_KEY: ${text.otherSigningKey}`]);
  }
  return key ?? oldName;
}

function databaseOf(
  { DATABASE_URL, DATABASE_OWNER_URL, GARITA_DATA }: z.infer<typeof environmentSchema>,
  isDemo: boolean,
): Config['database'] {
  if (isDemo) return { dataFolder: demoFolder(resolve(GARITA_DATA)) };
  if (DATABASE_URL === undefined) return { dataFolder: resolve(GARITA_DATA) };
  return { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL };
}

/** Returns the folder of the demonstration, beside the data of a folder. */
export function demoFolder(dataFolder: string): string {
  return join(dataFolder, 'demo');
}

/** Returns the environment of this process, extended by a `.env` file in its folder. */
export function processEnvironment(): Record<string, string | undefined> {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return process.env;
}
