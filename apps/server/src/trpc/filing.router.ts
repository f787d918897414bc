import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { filingSchema } from '@garita/domain/filing/filed/filed-document';
import { listDue } from '../application/filing/due.ts';
import { fileDocument } from '../application/filing/file-document.ts';
import {
  compareFiledDocument,
  listFiledDocuments,
  withdrawFiling,
} from '../application/filing/filed-documents.ts';
import { reconciliationOf } from '../application/filing/reconciliation.ts';
import { requiredReasonSchema } from '../application/pay/change-pay.ts';
import { payrollYearSchema } from '../application/year.ts';
import { command, ofCompany } from './inputs.ts';
import { permitted, router, run, signedIn } from './trpc.ts';

const filing = permitted('pay:write');
const ofFiling = ofCompany.extend({ filingId: recordIdSchema });

/** What agencies are told and paid, and what was filed with them; the copies travel over HTTP. */
export const filingRouter = router({
  due: signedIn.query(run(listDue)),
  list: signedIn.input(ofCompany).query(run(listFiledDocuments)),
  compare: signedIn.input(ofFiling).query(run(compareFiledDocument)),
  file: filing.input(filingSchema.extend(command)).mutation(run(fileDocument)),
  withdraw: filing
    .input(ofFiling.extend({ ...command, reason: requiredReasonSchema }))
    .mutation(run(withdrawFiling)),
  reconciliation: signedIn.input(ofCompany.extend({ year: payrollYearSchema })).query(run(reconciliationOf)),
});
