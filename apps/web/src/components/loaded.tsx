import type { ReactNode } from 'react';
import { ErrorBlock, LoadingBlock } from './state-blocks.tsx';

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** How many grey lines keep its place. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** What needs an answer of the server: grey lines until it has come, what went wrong if it does not. */
export function Loaded<Data>({ query, lines = 12, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error ? <ErrorBlock error={error} onRetry={refetch} /> : <LoadingBlock lines={lines} />;
}
