import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { type Config, demoFolder, processEnvironment, readConfig } from '../../boot/config.ts';
import { databaseFiles } from '../../boot/data-folder.ts';
import { FolderInUseError, folderHolder, type LockHolder } from '../../boot/database-lock.ts';
import { openRuntime } from '../../boot/runtime.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { type ReadCall, readCall } from './calls.ts';
import { checkFileAt } from './check-file.ts';
import { answer, type CommandAnswer, type Outcome, type ReportProgress } from './command.ts';
import { COMMAND_TOKEN } from './command-door.ts';
import { COMMANDS, INSTALL_COMMANDS, OFFLINE_COMMANDS } from './commands.ts';
import { explainFailure, isUsageError } from './explain-failure.ts';

/**
 * The exit codes of a call. `check-file` has codes of its own; its 2 also stands for a file that is of no
 * agency.
 */
const ENDS = { well: 0, wrong: 1, miscalled: 2 } as const;

/** Runs the typed command line. A program that asks for JSON always gets one object. */
export async function runCli(typed: readonly string[], tell: ReportProgress): Promise<CommandAnswer> {
  const json = typed.includes('--json');
  if (typed.includes('--help')) {
    return answer(ENDS.well, { ok: true, lines: [...CONSOLE.usage] }, { json });
  }
  try {
    return await runReadCall(readCall(typed), tell);
  } catch (error) {
    const exitCode = isUsageError(error) ? ENDS.miscalled : ENDS.wrong;
    return answer(exitCode, { ok: false, lines: explainFailure(error) }, { json });
  }
}

async function runReadCall(
  { name, file, values, input }: ReadCall,
  tell: ReportProgress,
): Promise<CommandAnswer> {
  if (name === 'check-file') return checkFileAt(file, values);
  const config = readConfig(processEnvironment(), { isDemo: values.demo });
  const outcome = await runCommand({ ...config, logLevel: 'silent' }, { name, input: await input() }, tell);
  return answer(outcome.ok ? ENDS.well : ENDS.wrong, outcome, values);
}

const outcomeSchema = z.object({
  ok: z.boolean(),
  lines: z.array(z.string()),
  facts: z.record(z.string(), z.unknown()).optional(),
});

/** The messages of a server about a command that it runs, one per line. */
const messageSchema = z.union([z.object({ progress: z.string() }), z.object({ outcome: outcomeSchema })]);

/**
 * Runs a command beside the database: through the server that has the embedded one open, otherwise by opening
 * it here. A folder without a database is refused, because a mistyped name would create an empty one without
 * problems.
 *
 * @throws FolderInUseError while a server is starting, or has a database that the command needs alone.
 */
export async function runCommand(
  config: Config,
  { name, input }: { name: string; input: unknown },
  tell: ReportProgress = () => {},
): Promise<Outcome> {
  const { database } = config;
  const folder = 'dataFolder' in database ? database.dataFolder : undefined;
  if (folder !== undefined && !INSTALL_COMMANDS.has(name) && !existsSync(databaseFiles(folder))) {
    const hasDemo = existsSync(databaseFiles(demoFolder(folder)));
    return { ok: false, lines: [CONSOLE.noDatabase(folder), ...(hasDemo ? [CONSOLE.demoThere] : [])] };
  }
  const runAlone = OFFLINE_COMMANDS[name];
  if (runAlone) return runAlone(config, input, tell);
  const holder = folder === undefined ? undefined : folderHolder(folder);
  if (folder === undefined || !holder) return runInProcess(config, { name, input }, tell);
  if (!holder.commands) throw new FolderInUseError(folder, holder);
  return runInServer(holder.commands, { command: name, input }, tell);
}

async function runInProcess(
  config: Config,
  { name, input }: { name: string; input: unknown },
  tell: ReportProgress,
): Promise<Outcome> {
  const runtime = await openRuntime(config);
  try {
    const run = COMMANDS[name];
    if (!run) throw new RangeError(`There is no command ${name}`);
    return await run(runtime.dependencies, input, tell);
  } finally {
    await runtime.close();
  }
}

async function runInServer(
  { port, token }: NonNullable<LockHolder['commands']>,
  call: { command: string; input: unknown },
  tell: ReportProgress,
): Promise<Outcome> {
  const response = await fetch(`http://127.0.0.1:${port}/internal/commands`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [COMMAND_TOKEN]: token },
    body: JSON.stringify(call),
  });
  if (!response.ok || !response.body) {
    return { ok: false, lines: [CONSOLE.serverRefused(port, response.status)] };
  }
  for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
    const message = messageSchema.parse(JSON.parse(line));
    if ('outcome' in message) return message.outcome;
    tell(message.progress);
  }
  return { ok: false, lines: [CONSOLE.serverUnfinished(port)] };
}
