import { useQuery } from '@tanstack/react-query';
import type { Query } from './loaded.tsx';

/**
 * A part of a screen that nobody sees until they ask for it. Its file is fetched once the screen stands, and waited for as an answer
 * of the server is (`Loaded`): where it could not be fetched, what stands around it, such as a form, stays.
 */
export function usePart<Part>(name: string, fetchPart: () => Promise<Part>): Query<Part> {
  return useQuery({
    queryKey: ['part of a screen', name],
    queryFn: fetchPart,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
