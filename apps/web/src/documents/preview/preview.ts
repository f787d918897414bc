import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** The server's description of a document before it is made. */
export type Preview = inferRouterOutputs<AppRouter>['reports']['preview'];
export type FormPage = Extract<Preview['page'], { kind: 'form' }>['form'];
export type FormBlock = FormPage['pages'][number][number];
export type RecordsPage = Extract<Preview['page'], { kind: 'records' }>['records'];
export type LetterPage = Extract<Preview['page'], { kind: 'letter' }>['letter'];
export type ListPage = Extract<Preview['page'], { kind: 'list' }>['list'];
