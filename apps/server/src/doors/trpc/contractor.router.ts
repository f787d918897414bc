import { changedContractorSchema, contractorSchema } from '@garita/domain/contractor/contractor.schema';
import { contractorPageSchema } from '@garita/domain/contractor/contractor-page.schema';
import { contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { contractorChangeTo } from '@garita/domain/contractor/contractor-time-change';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import { employerNumberSchema } from '@garita/domain/field/digits.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  createContractor,
  setContractorActive,
  updateContractor,
} from '../../application/contractor/change-contractor.ts';
import {
  CONTRACTOR_NUMBERS,
  listSameContractorNumber,
  revealContractorNumber,
} from '../../application/contractor/contractor-numbers.ts';
import { contractorSheet } from '../../application/contractor/contractor-sheet.ts';
import {
  amendContractorTime,
  contractorTimeHistory,
  deleteContractorTime,
  getContractorTime,
  loadContractorTime,
  markContractorTimePaid,
  recalculateContractorTime,
} from '../../application/contractor/contractor-time.ts';
import {
  getContractor,
  listContractorChoices,
  listContractorPage,
  listContractors,
} from '../../application/contractor/contractors.ts';
import { removeContractor } from '../../application/records/remove-records.ts';
import { paymentReach } from '../../application/report/reach.ts';
import { payrollYearSchema } from '../../application/year.ts';
import {
  ANSWERED,
  activeChangeInput,
  commandInput,
  companyInput,
  deletionInput,
  paidMarkInput,
  payChangeInput,
  positionInput,
  savedPayInput,
  versionInput,
} from './inputs.ts';
import { asOfToday, changedBack, keepOmitted, permitted, router, run, sentBack, signedIn } from './trpc.ts';

const contractorWriterProcedure = permitted('records:write');
const payWriterProcedure = permitted('pay:write');

const anyContractor = z.strictObject({ contractorId: recordIdSchema });
const oneContractor = companyInput.extend({ contractorId: recordIdSchema });
const typedNumber = companyInput.extend({
  contractorId: recordIdSchema.optional(),
  taxpayerNumber: employerNumberSchema,
});
const shownContractor = oneContractor.extend({ isMasked: z.boolean().optional() });
const oneNumber = anyContractor.extend({ field: z.enum(CONTRACTOR_NUMBERS) });

const contractorInput = (contractor: typeof contractorSchema) =>
  companyInput.extend({ ...commandInput, contractor });
const contractorChangeInput = (contractor: typeof changedContractorSchema) =>
  oneContractor.extend({ ...commandInput, ...versionInput, contractor });

export const contractorsRouter = router({
  list: signedIn.input(companyInput).query(run(listContractors)),
  choices: signedIn.input(companyInput).query(run(listContractorChoices)),
  page: signedIn.input(companyInput.extend(contractorPageSchema.shape)).query(run(listContractorPage)),
  get: signedIn.input(shownContractor).query(run(getContractor)),
  create: contractorWriterProcedure
    .use(sentBack('contractor', ANSWERED.contractor))
    .use(asOfToday((today) => contractorInput(withBirthdayBy(today, contractorSchema))))
    .input(contractorInput(contractorSchema))
    .mutation(run(createContractor)),
  update: contractorWriterProcedure
    .use(changedBack('contractor', ANSWERED.contractor))
    .use(asOfToday((today) => contractorChangeInput(withBirthdayBy(today, changedContractorSchema))))
    .input(contractorChangeInput(changedContractorSchema))
    .use(keepOmitted('contractor', changedContractorSchema))
    .mutation(run(updateContractor)),
  // A mutation, although it only reads: the input of a query is part of the address, and addresses end up in
  // logs.
  sameNumber: contractorWriterProcedure.input(typedNumber).mutation(run(listSameContractorNumber)),
  revealNumber: signedIn.input(oneNumber).mutation(run(revealContractorNumber)),
  setActive: contractorWriterProcedure
    .input(anyContractor.extend(activeChangeInput))
    .mutation(run(setContractorActive)),
  remove: contractorWriterProcedure.input(anyContractor.extend(commandInput)).mutation(run(removeContractor)),
});

const paymentChangeInput = { ...payChangeInput, time: contractorTimeSchema };

// The form sends the whole payment; a missing field is empty.
const paymentAmendmentInput = savedPayInput
  .extend(paymentChangeInput)
  .transform(({ time, ...payment }) => ({ ...payment, change: contractorChangeTo(time) }));

const onePayment = z.strictObject({ entryId: recordIdSchema });

/** The procedures of a contractor's payments. */
export const contractorTimeRouter = router({
  sheet: signedIn.input(oneContractor.extend({ year: payrollYearSchema })).query(run(contractorSheet)),
  get: signedIn.input(onePayment).query(run(getContractorTime)),
  history: signedIn.input(onePayment).query(run(contractorTimeHistory)),
  reach: signedIn.input(onePayment).query(run(paymentReach)),
  load: payWriterProcedure
    .input(anyContractor.extend({ ...paymentChangeInput, ...positionInput }))
    .mutation(run(loadContractorTime)),
  amend: payWriterProcedure.input(paymentAmendmentInput).mutation(run(amendContractorTime)),
  recalculate: payWriterProcedure
    .input(savedPayInput.extend(payChangeInput))
    .mutation(run(recalculateContractorTime)),
  delete: payWriterProcedure.input(savedPayInput.extend(deletionInput)).mutation(run(deleteContractorTime)),
  markPaid: payWriterProcedure
    .use(sentBack('paid', ANSWERED.paidMark))
    .input(savedPayInput.extend(paidMarkInput))
    .mutation(run(markContractorTimePaid)),
});
