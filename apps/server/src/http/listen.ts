import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from '../doors/connection.ts';

/** A server that takes requests. */
export type Listening = {
  port: number;
  /** Lets the requests under way finish, for ten seconds at most, and takes no new ones. */
  stop: () => Promise<void>;
};

/**
 * Longer than proxies keep a connection (60 s and 75 s are usual), so that none sends a request into one that
 * just closed.
 */
const KEEP_ALIVE_MS = 90_000;

/** The time that requests under way may still take once the server is asked to stop. */
const GRACE_MS = 10_000;
/** The interval at which idle connections are closed meanwhile. */
const SWEEP_MS = 50;

/** Serves the application. Rejects when the port is taken. */
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
        // A connection whose request is done would be kept for the next one, which never comes.
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
