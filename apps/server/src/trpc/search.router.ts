import { searchRecords } from '../application/records/search-records.ts';
import { router, signedIn } from './trpc.ts';

export const searchRouter = router({
  records: signedIn.query(({ ctx }) => searchRecords(ctx.dependencies, ctx.actor)()),
});
