import type { ReactNode } from 'react';
import { useIsFresh } from '../../lib/no-cache.ts';
import { ErrorBlock, LoadingBlock } from './state-blocks.tsx';

/** A question to the server, and its answer as soon as there is one. */
export type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown };

type LoadedProps<Data> = {
  query: Query<Data>;
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

type LoadedAnewProps<Data> = LoadedProps<Data> & { query: Query<Data> & { dataUpdatedAt: number } };

/** The same for what a form starts with, which is asked with `NO_CACHE`: no answer counts that came before the form. */
export function FreshlyLoaded<Data>({ query, ...loaded }: LoadedAnewProps<Data>) {
  const { data, error, refetch } = query;
  const isAnew = useIsFresh(query);
  return <Loaded query={{ data: isAnew ? data : undefined, error, refetch }} {...loaded} />;
}
