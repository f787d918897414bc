import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldErrors } from '@garita/domain/field/field-errors';
import type { z } from 'zod';
import { CONSOLE } from '../../text/console.es.ts';
import { ask, type QuestionOption, UnansweredError } from './ask.ts';
import { backupSchema } from './backup.ts';
import { newAdminSchema } from './create-admin.ts';
import { eraseMemosSchema } from './erase-memos.ts';
import { InvalidOptionsError, UsageError } from './explain-failure.ts';
import { exportSchema } from './export-packet.ts';
import { userSchema } from './recover.ts';
import { replaySchema } from './replay.ts';
import { restoreSchema } from './restore.ts';
import { verifySchema } from './verify.ts';

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
  entry: { type: 'string' },
  reason: { type: 'string' },
  'personal-data': { type: 'boolean', default: false },
  seq: { type: 'string' },
  at: { type: 'string' },
  out: { type: 'string' },
  hash: { type: 'string' },
  keep: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;
type Values = ReturnType<typeof parse>['values'];

/** The options that every command takes. */
const ALWAYS: readonly Option[] = ['demo', 'help', 'json'];

/**
 * The arguments and options that a command takes, and the function that makes its input of them; nothing by
 * default.
 */
type Call = {
  options?: readonly Option[];
  takesFile?: true;
  input?: (values: Values, file: string | undefined) => object | Promise<object>;
};

/** The call of each command. */
const CALLS: Readonly<Record<string, Call>> = {
  'create-admin': {
    options: ['email', 'name', 'last-name', 'password', 'companies'],
    input: async (values) =>
      checked(newAdminSchema, {
        email: await valueOrAnswer('email', values),
        name: await valueOrAnswer('name', values),
        lastName: await valueOrAnswer('last-name', values),
        password: values.json ? values.password : (await valueOrAnswer('password', values)) || undefined,
        companies: numberIn(values.companies),
      }),
  },
  'reset-password': { options: ['email'], input: userFrom },
  'reset-second-factor': { options: ['email'], input: userFrom },
  verify: { options: ['hash'], input: ({ hash }) => checked(verifySchema, { hash }) },
  rebuild: {},
  replay: {
    options: ['company', 'seq', 'at'],
    input: ({ company, seq, at }) =>
      checked(replaySchema, { companyId: numberIn(company), seq: numberIn(seq), at }),
  },
  export: {
    options: ['company', 'email', 'out', 'personal-data'],
    input: async (values) =>
      checked(exportSchema, {
        companyId: numberIn(values.company),
        email: await valueOrAnswer('email', values),
        personalData: values['personal-data'],
        out: absolute(values.out),
      }),
  },
  'erase-memos': {
    options: ['company', 'entry', 'email', 'reason'],
    input: async (values) =>
      checked(eraseMemosSchema, {
        companyId: numberIn(values.company),
        entryId: numberIn(values.entry),
        email: await valueOrAnswer('email', values),
        reason: values.reason,
      }),
  },
  backup: {
    options: ['out', 'keep'],
    input: ({ out, keep }) => checked(backupSchema, { out: absolute(out), keep: numberIn(keep) }),
  },
  restore: {
    takesFile: true,
    input: (_values, file) => checked(restoreSchema, { path: absolute(file) }),
  },
  'rotate-key': {},
  'check-file': { takesFile: true },
};

/** A call that was read. Reading its input may ask questions. */
export type ReadCall = {
  name: string;
  file: string | undefined;
  values: Values;
  input: () => Promise<object>;
};

/**
 * Reads the typed command line.
 *
 * @throws UsageError
 */
export function readCall(typed: readonly string[]): ReadCall {
  const words: string[] = [];
  const options: OptionToken[] = [];
  for (const token of tokensOf(typed)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') options.push(token);
  }
  const [name, file] = words;
  if (name === undefined) throw new UsageError(CONSOLE.noCommand);
  const call = CALLS[name];
  if (!call) throw new UsageError(CONSOLE.unknownCommand(name));
  const odd = words[call.takesFile ? 2 : 1];
  if (odd !== undefined) throw new UsageError(CONSOLE.unknownWord(odd));
  for (const option of options) checkOption([...ALWAYS, ...(call.options ?? [])], option);
  const { values } = parse(typed);
  return { name, file, values, input: async () => (await call.input?.(values, file)) ?? {} };
}

function parse(typed: readonly string[]) {
  return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
}

// Not strict, because the parser's own messages are English.
function tokensOf(typed: readonly string[]) {
  const args = [...typed];
  return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: false, tokens: true }).tokens;
}

type OptionToken = Extract<ReturnType<typeof tokensOf>[number], { kind: 'option' }>;

function checkOption(taken: readonly Option[], { name, rawName, value, inlineValue }: OptionToken): void {
  const option = taken.find((one) => one === name);
  if (option === undefined || rawName !== `--${name}`) throw new UsageError(CONSOLE.unknownOption(rawName));
  const isFlag = OPTIONS[option].type === 'boolean';
  if (isFlag && value !== undefined) throw new UsageError(CONSOLE.optionWithValue(rawName));
  // A value that begins with a hyphen counts as the next option, unless it follows an equals sign.
  if (!isFlag && (value === undefined || (!inlineValue && value.startsWith('-')))) {
    throw new UsageError(CONSOLE.optionWithoutValue(rawName));
  }
}

/** Returns the user whom a command is about. */
async function userFrom(values: Values) {
  return checked(userSchema, { email: await valueOrAnswer('email', values) });
}

/**
 * Returns the value of an option, or the answer to a question for it. A program that asked for JSON is not
 * asked.
 */
async function valueOrAnswer(option: QuestionOption, values: Values): Promise<string> {
  const input = values[option];
  if (input !== undefined) return input;
  if (values.json) throw new UnansweredError(option);
  return ask(option, { isHidden: option === 'password' });
}

/**
 * Returns the options as the command takes them.
 *
 * @throws InvalidOptionsError
 */
function checked<Input extends object>(schema: z.ZodType<Input>, input: unknown): Input {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw new InvalidOptionsError(fieldErrors(read.error));
}

// The schema refuses what is no number.
function numberIn(text: string | undefined): number | string | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : text;
}

// The server that runs a command works in another folder.
function absolute(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(path);
}
