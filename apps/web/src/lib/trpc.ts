import type { AppRouter } from '@garita/server/router';
import { createTRPCReact } from '@trpc/react-query';

/** The typed procedures as React hooks, which cache the answers: `trpc.companies.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();
