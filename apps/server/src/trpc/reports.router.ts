import { lastBonusRule } from '../application/company/last-bonus-rule.ts';
import { listReports } from '../application/report/download-report.ts';
import { ofCompany } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

/** What a screen of documents has to know; their bytes travel over the documented interface alone. */
export const reportsRouter = router({
  available: signedIn.query(({ ctx }) => listReports(ctx.dependencies, ctx.actor)()),
  lastBonusRule: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => lastBonusRule(ctx.dependencies, ctx.actor)(input)),
});
