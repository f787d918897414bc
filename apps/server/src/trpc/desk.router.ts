import { deskAttention } from '../application/desk/attention.ts';
import { deskWeek } from '../application/desk/week.ts';
import { router, run, signedIn } from './trpc.ts';

/** What waits over all companies of the account. */
export const deskRouter = router({
  week: signedIn.query(run(deskWeek)),
  attention: signedIn.query(run(deskAttention)),
});
