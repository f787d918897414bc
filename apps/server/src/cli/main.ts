import { parseArgs } from 'node:util';
import { fieldErrors } from '@garita/domain/field/field-errors';
import type { z } from 'zod';
import { processEnvironment, readConfig } from '../config.ts';
import { explainFailure } from '../explain-failure.ts';
import { CONSOLE } from '../text/console.es.ts';
import { fieldText } from '../text/errors.es.ts';
import { ask } from './ask.ts';
import { checkFileAt } from './check-file.ts';
import { COMMANDS, SOLITARY_COMMANDS } from './commands.ts';
import { newAdminSchema } from './create-admin.ts';
import { userSchema } from './recover.ts';
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
} as const;

type Values = ReturnType<typeof parse>['values'];

/** What a command needs, from the options; the others need nothing. */
const INPUTS: Readonly<Record<string, (values: Values) => Promise<object | undefined>>> = {
  'create-admin': newAdminFrom,
  'reset-password': userFrom,
  'reset-second-factor': userFrom,
};

function parse() {
  return parseArgs({ options: OPTIONS, allowPositionals: true });
}

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
    print([...(name === '' || values.help ? [] : [CONSOLE.unknownCommand(name), '']), ...CONSOLE.usage]);
    return values.help ? 0 : 1;
  }
  const config = readConfig(processEnvironment(), { isDemo: values.demo });
  const input = await (INPUTS[name] ?? noInput)(values);
  if (input === undefined) return 1;
  const { ok, lines } = await runCommand({ ...config, logLevel: 'silent' }, name, input);
  print(lines);
  return ok ? 0 : 1;
}

/** The administrator that the options describe; what is missing is asked for. Undefined, with the reasons printed. */
async function newAdminFrom(values: Values) {
  const admin = newAdminSchema.safeParse({
    email: values.email ?? (await ask(CONSOLE.ask.email)),
    name: values.name ?? (await ask(CONSOLE.ask.name)),
    lastName: values['last-name'] ?? (await ask(CONSOLE.ask.lastName)),
    password: (values.password ?? (await ask(CONSOLE.ask.password, { isHidden: true }))) || undefined,
    companies: Number(values.companies),
  });
  return admin.success ? admin.data : refuse(admin.error);
}

/** Whom a command is about. Undefined, with the reason printed, where that is no e-mail address. */
async function userFrom({ email }: Values) {
  const user = userSchema.safeParse({ email: email ?? (await ask(CONSOLE.ask.email)) });
  return user.success ? user.data : refuse(user.error);
}

async function noInput() {
  return {};
}

function refuse(error: z.ZodError): undefined {
  print(fieldErrors(error).map(({ path, code }) => CONSOLE.invalidField(path.join('.'), fieldText(code))));
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

try {
  process.exitCode = await main();
} catch (error) {
  print(explainFailure(error));
  process.exitCode = 1;
}
