import { deskAttention } from '../../application/desk/attention.ts';
import { companyYear, listOpenPeriods } from '../../application/desk/open-periods.ts';
import { yearSchema } from '../../application/year.ts';
import { companyInput } from './inputs.ts';
import { router, run, signedIn } from './trpc.ts';

/** The procedures of Escritorio, over all companies of the account and for one company. */
export const deskRouter = router({
  week: signedIn.query(run(listOpenPeriods)),
  attention: signedIn.query(run(deskAttention)),
  companyYear: signedIn.input(companyInput.extend({ year: yearSchema })).query(run(companyYear)),
});
