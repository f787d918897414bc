import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { settledObligationsSchema } from '@garita/domain/filing/due/settled';
import { filingSchema } from '@garita/domain/filing/filed/filed-document';
import { listDue } from '../../application/filing/due.ts';
import { fileDocument } from '../../application/filing/file-document.ts';
import {
  compareFiledDocument,
  listFiledDocuments,
  withdrawFiling,
} from '../../application/filing/filed-documents.ts';
import {
  listCompanySettlements,
  markNoWork,
  markObligationsSettled,
  undoSettlement,
} from '../../application/filing/settlements.ts';
import { requiredReasonSchema } from '../../application/pay/change-pay.ts';
import { reconciliationOf } from '../../application/report/reconciliation/reconciliation.ts';
import { payrollYearSchema } from '../../application/year.ts';
import { commandInput, companyInput } from './inputs.ts';
import { permitted, router, run, signedIn } from './trpc.ts';

const filingWriterProcedure = permitted('pay:write');
const filingInput = companyInput.extend({ filingId: recordIdSchema });

/** The procedures of obligations to agencies and of filed documents. The copies are downloaded over HTTP. */
export const filingRouter = router({
  due: signedIn.query(run(listDue)),
  list: signedIn.input(companyInput).query(run(listFiledDocuments)),
  compare: signedIn.input(filingInput).query(run(compareFiledDocument)),
  file: filingWriterProcedure.input(filingSchema.extend(commandInput)).mutation(run(fileDocument)),
  withdraw: filingWriterProcedure
    .input(filingInput.extend({ ...commandInput, reason: requiredReasonSchema }))
    .mutation(run(withdrawFiling)),
  settlements: signedIn.input(companyInput).query(run(listCompanySettlements)),
  settle: filingWriterProcedure
    .input(companyInput.extend({ ...commandInput, obligations: settledObligationsSchema }))
    .mutation(run(markObligationsSettled)),
  noWork: filingWriterProcedure
    .input(companyInput.extend({ ...commandInput, employeeId: recordIdSchema, periodId: recordIdSchema }))
    .mutation(run(markNoWork)),
  withdrawSettlement: filingWriterProcedure
    .input(companyInput.extend({ ...commandInput, settlementId: recordIdSchema }))
    .mutation(run(undoSettlement)),
  reconciliation: signedIn
    .input(companyInput.extend({ year: payrollYearSchema }))
    .query(run(reconciliationOf)),
});
