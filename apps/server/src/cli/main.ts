import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldErrors } from '@garita/domain/field/field-errors';
import type { z } from 'zod';
import { processEnvironment, readConfig } from '../config.ts';
import { explainFailure, isUsageError } from '../explain-failure.ts';
import { CONSOLE } from '../text/console.es.ts';
import { ask } from './ask.ts';
import { backupSchema } from './backup.ts';
import { checkFileAt } from './check-file.ts';
import { COMMANDS, SOLITARY_COMMANDS } from './commands.ts';
import { newAdminSchema } from './create-admin.ts';
import { exportSchema } from './export-packet.ts';
import { InvalidOptionsError } from './invalid-options.ts';
import { printed } from './printed.ts';
import { userSchema } from './recover.ts';
import { replaySchema } from './replay.ts';
import { restoreSchema } from './restore.ts';
import { runCommand } from './run-command.ts';

const OPTIONS = {
  demo: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  email: { type: 'string' },
  name: { type: 'string' },
  'last-name': { type: 'string' },
  password: { type: 'string' },
  companies: { type: 'string', default: '50' },
  company: { type: 'string' },
  'personal-data': { type: 'boolean', default: false },
  seq: { type: 'string' },
  at: { type: 'string' },
  out: { type: 'string' },
} as const;

type Values = ReturnType<typeof parse>['values'];

/** What a command needs, from the options and the path after its name; the others need nothing. */
const INPUTS: Readonly<Record<string, (values: Values, path?: string) => Promise<object>>> = {
  'create-admin': newAdminFrom,
  'reset-password': userFrom,
  'reset-second-factor': userFrom,
  replay: replayFrom,
  export: exportFrom,
  backup: async ({ out }) => checked(backupSchema, { out: absolute(out) }),
  restore: async (_values, path) => checked(restoreSchema, { path: absolute(path) }),
};

function parse() {
  return parseArgs({ options: OPTIONS, allowPositionals: true });
}

/** What the process ends with where what was typed is not how a command is called. */
const USAGE = 2;

/** What the process ends with: 0 where all is well. */
async function main(): Promise<number> {
  const { values, positionals } = parse();
  const [name = '', path] = positionals;
  if (name === 'check-file' && !values.help) {
    const { exitCode, lines } = await checkFileAt(path, values);
    print(lines);
    return exitCode;
  }
  if (values.help || !(name in COMMANDS || name in SOLITARY_COMMANDS)) {
    const unknown = name === '' || values.help ? [] : [CONSOLE.unknownCommand(name), ''];
    print(printed({ ok: values.help, lines: [...unknown, ...CONSOLE.usage] }, values));
    return values.help ? 0 : USAGE;
  }
  const config = readConfig(processEnvironment(), { isDemo: values.demo });
  const input = await (INPUTS[name] ?? noInput)(values, path);
  const outcome = await runCommand({ ...config, logLevel: 'silent' }, { name, input }, showProgress);
  print(printed(outcome, values));
  return outcome.ok ? 0 : 1;
}

/** The administrator that the options describe; what is missing is asked for. */
async function newAdminFrom(values: Values) {
  return checked(newAdminSchema, {
    email: values.email ?? (await ask('email')),
    name: values.name ?? (await ask('name')),
    lastName: values['last-name'] ?? (await ask('last-name')),
    password: (values.password ?? (await ask('password', { isHidden: true }))) || undefined,
    companies: Number(values.companies),
  });
}

/** Whom a command is about. */
async function userFrom({ email }: Values) {
  return checked(userSchema, { email: email ?? (await ask('email')) });
}

async function replayFrom({ company, seq, at }: Values) {
  return checked(replaySchema, { companyId: numberIn(company), seq: numberIn(seq), at });
}

async function exportFrom({ company, email, out, 'personal-data': personalData }: Values) {
  return checked(exportSchema, {
    companyId: numberIn(company),
    email: email ?? (await ask('email')),
    personalData,
    out: absolute(out),
  });
}

async function noInput() {
  return {};
}

/**
 * What the options say, as the command takes it.
 *
 * @throws InvalidOptionsError
 */
function checked<Input extends object>(schema: z.ZodType<Input>, said: unknown): Input {
  const read = schema.safeParse(said);
  if (read.success) return read.data;
  throw new InvalidOptionsError(fieldErrors(read.error));
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

// The server that runs a command works in another folder.
function absolute(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(path);
}

// Beside what is printed, so that this can be read by a program.
function showProgress(progress: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${progress}\x1b[K`);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

try {
  process.exitCode = await main();
} catch (error) {
  // What was typed may not have been read at all.
  print(printed({ ok: false, lines: explainFailure(error) }, { json: process.argv.includes('--json') }));
  process.exitCode = isUsageError(error) ? USAGE : 1;
}
