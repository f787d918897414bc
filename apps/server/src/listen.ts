import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** A server that takes requests. */
export type Listening = {
  port: number;
  /** Lets the requests under way finish, for ten seconds at most, and takes no new ones. */
  stop: () => Promise<void>;
};

/** How long requests under way may still take once the server is asked to stop. */
const GRACE_MS = 10_000;

/** Serves the application. Rejects when the port is taken. */
export function listen(
  app: Hono<HttpEnv>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, ({ port: bound }: AddressInfo) => {
      resolve({ port: bound, stop });
    });
    server.on('error', reject);

    function stop(): Promise<void> {
      return new Promise((stopped) => {
        const deadline = setTimeout(
          () => 'closeAllConnections' in server && server.closeAllConnections(),
          GRACE_MS,
        );
        server.close(() => {
          clearTimeout(deadline);
          stopped();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
    }
  });
}
