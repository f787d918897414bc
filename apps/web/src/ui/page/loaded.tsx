import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHasInteracted } from '../../lib/first-interaction.ts';
import { useIsFresh } from '../../lib/trpc.ts';
import { ErrorBlock, LoadingBlock } from './state-blocks.tsx';

/** A query to the server. */
export type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown };

type LoadedProps<Data> = {
  query: Query<Data>;
  /** The number of grey lines shown while loading. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** Shows content that needs an answer of the server: grey lines while loading, or the error. */
export function Loaded<Data>({ query, lines = 12, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error ? <ErrorBlock error={error} onRetry={refetch} /> : <LoadingBlock lines={lines} />;
}

type FreshlyLoadedProps<Data> = LoadedProps<Data> & { query: Query<Data> & { dataUpdatedAt: number } };

/**
 * Shows `Loaded` content for a form, whose query uses `NO_CACHE`. Answers from before the form opened do not
 * count.
 */
export function FreshlyLoaded<Data>({ query, ...loaded }: FreshlyLoadedProps<Data>) {
  const { data, error, refetch } = query;
  const isFresh = useIsFresh(query);
  return <Loaded query={{ data: isFresh ? data : undefined, error, refetch }} {...loaded} />;
}

/**
 * Loads a module for a part of a screen that is hidden until asked for. The file is fetched once somebody
 * uses the page. Show it with `Loaded`: if fetching fails, everything around it, such as a form, stays.
 */
export function useLazyModule<Part>(name: string, fetchPart: () => Promise<Part>): Query<Part> {
  return useModule(name, fetchPart, useHasInteracted());
}

/** Loads a module as soon as it is needed. Show what needs it with `Loaded`. */
export function useModule<Part>(
  name: string,
  fetchPart: () => Promise<Part>,
  isNeeded: boolean,
): Query<Part> {
  return useQuery({
    enabled: isNeeded,
    queryKey: ['part of a screen', name],
    queryFn: fetchPart,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
