import { z } from 'zod';
import type { Config } from '../config.ts';
import { FolderInUseError, folderHolder, type LockHolder } from '../database-lock.ts';
import { openWorld } from '../world.ts';
import type { Outcome } from './command.ts';
import { COMMAND_TOKEN } from './command-door.ts';
import { COMMANDS, SOLITARY_COMMANDS } from './commands.ts';

const outcomeSchema = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

/**
 * Runs a command beside the database: through the server that has the embedded one open, otherwise by opening it here.
 *
 * @throws FolderInUseError while a server is starting and takes no commands yet, or has what a command needs alone.
 */
export async function runCommand(config: Config, name: string, input: unknown): Promise<Outcome> {
  const runAlone = SOLITARY_COMMANDS[name];
  if (runAlone) return runAlone(config);
  const { database } = config;
  const folder = 'dataFolder' in database ? database.dataFolder : undefined;
  const holder = folder === undefined ? undefined : folderHolder(folder);
  if (folder === undefined || !holder) return runHere(config, name, input);
  if (!holder.commands) throw new FolderInUseError(folder, holder);
  return runThere(holder.commands, name, input);
}

async function runHere(config: Config, name: string, input: unknown): Promise<Outcome> {
  const world = await openWorld(config);
  try {
    const run = COMMANDS[name];
    if (!run) throw new RangeError(`There is no command ${name}`);
    return await run(world.dependencies, input);
  } finally {
    await world.close();
  }
}

async function runThere(
  { port, token }: NonNullable<LockHolder['commands']>,
  command: string,
  input: unknown,
): Promise<Outcome> {
  const response = await fetch(`http://127.0.0.1:${port}/internal/commands`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [COMMAND_TOKEN]: token },
    body: JSON.stringify({ command, input }),
  });
  if (!response.ok) throw new Error(`The server on port ${port} answered ${response.status}`);
  return outcomeSchema.parse(await response.json());
}
