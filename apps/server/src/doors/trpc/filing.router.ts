import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { filingSchema } from '@garita/domain/filing/filed/filed-document';
import { listDue } from '../../application/filing/due.ts';
import { fileDocument } from '../../application/filing/file-document.ts';
import {
  compareFiledDocument,
  listFiledDocuments,
  withdrawFiling,
} from '../../application/filing/filed-documents.ts';
import { requiredReasonSchema } from '../../application/pay/change-pay.ts';
import { reconciliationOf } from '../../application/report/reconciliation/reconciliation.ts';
import { payrollYearSchema } from '../../application/year.ts';
import { commandInput, companyInput } from './inputs.ts';
import { permitted, router, run, signedIn } from './trpc.ts';

const filingWriterProcedure = permitted('pay:write');
const filingInput = companyInput.extend({ filingId: recordIdSchema });

/**
 * The procedures of what agencies are told and paid, and of what was filed with them; the copies travel over
 * HTTP.
 */
export const filingRouter = router({
  due: signedIn.query(run(listDue)),
  list: signedIn.input(companyInput).query(run(listFiledDocuments)),
  compare: signedIn.input(filingInput).query(run(compareFiledDocument)),
  file: filingWriterProcedure.input(filingSchema.extend(commandInput)).mutation(run(fileDocument)),
  withdraw: filingWriterProcedure
    .input(filingInput.extend({ ...commandInput, reason: requiredReasonSchema }))
    .mutation(run(withdrawFiling)),
  reconciliation: signedIn
    .input(companyInput.extend({ year: payrollYearSchema }))
    .query(run(reconciliationOf)),
});
