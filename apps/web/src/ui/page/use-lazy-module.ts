import { useQuery } from '@tanstack/react-query';
import { useHasInteracted } from '../../lib/first-interaction.ts';
import type { Query } from './loaded.tsx';

/**
 * A part of a screen that nobody sees until they ask for it. Its file is fetched once somebody uses the page, and waited for as an answer
 * of the server is (`Loaded`): where it could not be fetched, what stands around it, such as a form, stays.
 */
export function useLazyModule<Part>(name: string, fetchPart: () => Promise<Part>): Query<Part> {
  const isInUse = useHasInteracted();
  return useQuery({
    enabled: isInUse,
    queryKey: ['part of a screen', name],
    queryFn: fetchPart,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
