import { listDue } from '../application/filing/due.ts';
import { router, run, signedIn } from './trpc.ts';

/** What agencies are told and paid. */
export const filingRouter = router({
  due: signedIn.query(run(listDue)),
});
