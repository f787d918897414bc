import { use } from 'react';
import { useParams } from 'react-router';
import { ServerContext } from './server.ts';

/**
 * Has the server keep that a list is saved as a sheet, with the company and the period that the address names. What rejects is not
 * to be saved.
 */
export function useListRecording(): (list: string) => Promise<void> {
  // Not `useServer`: a table from which nothing is saved needs no connection.
  const server = use(ServerContext);
  const { companyId, periodId } = useParams();
  return async (list) => {
    if (!server) throw new Error('No connection to the server above this list');
    await server.reports.recordList.mutate({
      list,
      ...(companyId !== undefined && { companyId: Number(companyId) }),
      ...(periodId !== undefined && { periodId: Number(periodId) }),
    });
  };
}
