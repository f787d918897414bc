import type { AppRouter } from '@garita/server/router';
import { QueryClientProvider } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ReactNode } from 'react';
import { createQueryClient } from '../app/queries.tsx';
import { ServerContext } from '../lib/server.ts';
import { trpc } from '../lib/trpc.ts';

/** Answers of the server by procedure path: 'companies.list'. A rejection is a refusal. */
export type Answers = Record<string, (input: unknown) => unknown>;

/**
 * Replaces the network; everything above it is the application's own code. Each query adds its abort signal
 * to `signals`.
 */
export function TestServer({
  answers,
  signals,
  children,
}: {
  answers: Answers;
  signals?: (AbortSignal | null | undefined)[];
  children: ReactNode;
}) {
  const client = createTRPCClient<AppRouter>({ links: [answering(answers, signals)] });
  const queryClient = createQueryClient(() => {});
  return (
    <ServerContext value={client}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    </ServerContext>
  );
}

/** Builds a refusal in the shape of the server's error formatter, with optional extra data. */
export function refusal(
  code: string,
  detail: string,
  errors: { field: string; msg: string }[] = [],
  facts: object = {},
) {
  const data = { code, httpStatus: 422, detail, errors, ...facts };
  return TRPCClientError.from({ error: { code: -32_022, message: detail, data } });
}

/** Companies without calendars of their own, unless a test has some. */
const NO_CALENDARS: Answers = { 'companies.accountCalendars': () => [] };

function answering(answers: Answers, signals: (AbortSignal | null | undefined)[] = []): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const answer = async () => {
          signals.push(op.signal);
          try {
            const data = await { ...NO_CALENDARS, ...answers }[op.path]?.(op.input);
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          } catch (cause) {
            // Either an error of the test, or a refusal, which stays what it is.
            observer.error(TRPCClientError.from(cause as Error));
          }
        };
        void answer();
      });
}
