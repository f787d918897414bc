import type { AppRouter } from '@garita/server/router';
import { type CreateTRPCClient, createTRPCClient, httpBatchLink } from '@trpc/client';
import { createContext, use } from 'react';
import { bearer } from './session.ts';

/**
 * The typed procedures as functions: `server.session.signIn.mutate(…)`. The private screens call the same
 * procedures through `trpc`, which caches the answers.
 */
export type Server = CreateTRPCClient<AppRouter>;

/** The most calls in one request; the server accepts as many. */
const MAX_CALLS = 20;

type Procedures = AppRouter['_def']['record'];
type ProcedureName = {
  [R in keyof Procedures]: `${R}.${keyof Procedures[R] & string}`;
}[keyof Procedures];

/** The procedures that do long work, which may also have to wait until the account's earlier work is done. */
const LONG_WORK: readonly ProcedureName[] = [
  'audit.registerAsKnown',
  'audit.verify',
  'audit.whatIf',
  'contractorTime.reach',
  'employees.import',
  'filing.compare',
  'filing.file',
  'filing.reconciliation',
  'payroll.reach',
  'reports.preview',
  'reports.sources',
];

/** Milliseconds after which a request without an answer is given up. */
const ANSWERED_WITHIN_MS = { usual: 30_000, longWork: 300_000 };

/** Creates the connection to the server. Every request carries the token of the current session. */
export function connectToServer(answeredWithinMs = ANSWERED_WITHIN_MS): Server {
  const link = httpBatchLink<AppRouter>({
    url: '/trpc',
    headers: bearer,
    maxItems: MAX_CALLS,
    fetch: (address, { signal, ...init } = {}) => {
      // The link always asks a text address.
      const isLong = LONG_WORK.some((name) => typeof address === 'string' && address.includes(name));
      const late = AbortSignal.timeout(isLong ? answeredWithinMs.longWork : answeredWithinMs.usual);
      return fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, late]) : late });
    },
  });
  return createTRPCClient({ links: [link] });
}

/** The connection for the screens below. */
export const ServerContext = createContext<Server | undefined>(undefined);

/**
 * Returns the connection, for calls whose answers are not cached, such as signing in. It is part of the entry
 * file; `trpc` is not.
 */
export function useServer(): Server {
  const server = use(ServerContext);
  if (!server) throw new Error('No connection to the server above this component');
  return server;
}

/** The connection of the page. Components use `useServer` or `trpc`, so that tests can replace it. */
export const connection = connectToServer();
