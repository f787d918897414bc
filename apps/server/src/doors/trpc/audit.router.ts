import { reportSchema } from '@garita/domain/report/report-request';
import { z } from 'zod';
import { disclosures, disclosuresSchema } from '../../application/audit/disclosures.ts';
import {
  verifications,
  verificationsSchema,
  verifyBooks,
  verifyBooksSchema,
} from '../../application/audit/verify-books.ts';
import { historyPageSchema, ledgerHistory } from '../../application/history/ledger-history.ts';
import { registerAsKnown, registerAsKnownSchema } from '../../application/history/register-as-known.ts';
import { whatIf } from '../../application/report/lists/what-if.ts';
import { router, run, signedIn } from './trpc.ts';

/** The direction of an endless list; it is always read forward. */
const direction = z.literal('forward').optional();

/**
 * The procedures of auditors: history, past registers, disclosures and what-if. None of them changes any pay.
 */
export const auditRouter = router({
  history: signedIn.input(historyPageSchema.extend({ direction })).query(run(ledgerHistory)),
  disclosures: signedIn.input(disclosuresSchema.extend({ direction })).query(run(disclosures)),
  registerAsKnown: signedIn.input(registerAsKnownSchema).query(run(registerAsKnown)),
  verify: signedIn.input(verifyBooksSchema).query(run(verifyBooks)),
  verifications: signedIn.input(verificationsSchema).query(run(verifications)),
  whatIf: signedIn.input(reportSchema('what-if')).query(run(whatIf)),
});
