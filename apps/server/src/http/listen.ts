import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from '../doors/connection.ts';

/** A running server. */
export type Listening = {
  port: number;
  /** Stops taking requests, and lets those under way finish, for ten seconds at most. */
  stop: () => Promise<void>;
};

/**
 * Longer than proxies keep a connection (usually 60 s or 75 s), so that none sends a request into a
 * connection that was just closed.
 */
const KEEP_ALIVE_MS = 90_000;

/** The time that requests under way may still take when the server stops. */
const GRACE_MS = 10_000;
/** The interval at which idle connections are closed while the server stops. */
const SWEEP_MS = 50;

/** Serves the application. Rejects if the port is taken. */
export function listen(
  app: Hono<HttpEnv>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const server = serve(
      { fetch: app.fetch, port, hostname: host, serverOptions },
      ({ port: bound }: AddressInfo) => {
        resolve({ port: bound, stop });
      },
    );
    server.on('error', reject);

    function stop(): Promise<void> {
      return new Promise((stopped) => {
        const deadline = setTimeout(
          () => 'closeAllConnections' in server && server.closeAllConnections(),
          GRACE_MS,
        );
        // An idle connection would be kept for a next request that never comes.
        const sweeping = setInterval(
          () => 'closeIdleConnections' in server && server.closeIdleConnections(),
          SWEEP_MS,
        );
        server.close(() => {
          clearTimeout(deadline);
          clearInterval(sweeping);
          stopped();
        });
      });
    }
  });
}
