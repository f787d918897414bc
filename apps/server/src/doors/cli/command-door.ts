import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import type { Dependencies } from '../../application/dependencies.ts';
import { type HttpEnv, isLoopback } from '../connection.ts';
import { COMMANDS } from './commands.ts';

/** The header with the token of the lock file. */
export const COMMAND_TOKEN = 'X-Garita-Command-Token';

const requestSchema = z.strictObject({ command: z.string(), input: z.unknown() });

/**
 * Serves the commands of the command line while this server has the embedded database, which nobody else can
 * open. It answers only requests from this machine with the token of the lock file; all others get 404.
 */
export function commandDoor(dependencies: Dependencies, token: string): Hono<HttpEnv> {
  const door = new Hono<HttpEnv>();
  door.post('/commands', async (c, next) => {
    const address = c.env?.incoming?.socket.remoteAddress ?? '';
    if (!isLoopback(address) || !isSame(c.req.header(COMMAND_TOKEN) ?? '', token)) return next();
    const { command: name, input } = requestSchema.parse(await c.req.json());
    const run = COMMANDS[name];
    if (!run) return next();
    // Each message as soon as there is one, and the outcome at the end.
    return stream(
      c,
      async (out) => {
        const say = (message: object) => out.writeln(JSON.stringify(message));
        const outcome = await run(dependencies, input, (progress) => void say({ progress }));
        await say({ outcome });
      },
      async (error) => dependencies.logger.error(error, 'A command failed'),
    );
  });
  return door;
}

// Compares hashes, because the comparison requires equal lengths.
function isSame(given: string, expected: string): boolean {
  const hash = (token: string) => createHash('sha256').update(token).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
