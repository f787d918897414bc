import { changedContractorSchema, contractorSchema } from '@garita/domain/contractor/contractor.schema';
import { contractorPageSchema } from '@garita/domain/contractor/contractor-page.schema';
import { contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { contractorChangeTo } from '@garita/domain/contractor/contractor-time-change';
import { bornBy } from '@garita/domain/field/born-by';
import { employerNumberSchema } from '@garita/domain/field/digits.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { contractorSheet } from '../application/contractor/contractor-sheet.ts';
import {
  amendContractorTime,
  deleteContractorTime,
  loadContractorTime,
  markContractorTimePaid,
} from '../application/contractor/contractor-time.ts';
import { contractorTimeHistory } from '../application/contractor/contractor-time-history.ts';
import {
  createContractor,
  getContractor,
  listContractorChoices,
  listContractorPage,
  listContractors,
  updateContractor,
} from '../application/contractor/contractors.ts';
import { CONTRACTOR_NUMBERS, revealContractorNumber } from '../application/contractor/reveal.ts';
import { listSameContractorNumber } from '../application/contractor/same-contractor-number.ts';
import { getContractorTime } from '../application/contractor/saved-contractor-time.ts';
import { removeContractor } from '../application/records/remove-records.ts';
import { setContractorActive } from '../application/records/switch-records.ts';
import { paymentReach } from '../application/report/reach/payment-reach.ts';
import { payrollYearSchema } from '../application/year.ts';
import { command, deletion, marking, ofCompany, payChange, savedPay, switching } from './inputs.ts';
import { asOfToday, permitted, router, run, signedIn } from './trpc.ts';

const writing = permitted('records:write');
const paying = permitted('pay:write');

const anyContractor = z.strictObject({ contractorId: recordIdSchema });
const oneContractor = ofCompany.extend({ contractorId: recordIdSchema });
const typedNumber = ofCompany.extend({
  contractorId: recordIdSchema.optional(),
  taxpayerNumber: employerNumberSchema,
});
const shownContractor = oneContractor.extend({ isMasked: z.boolean().optional() });
const oneNumber = anyContractor.extend({ field: z.enum(CONTRACTOR_NUMBERS) });

const created = (contractor: typeof contractorSchema) => ofCompany.extend({ ...command, contractor });
const changed = (contractor: typeof changedContractorSchema) =>
  oneContractor.extend({ ...command, contractor });

export const contractorsRouter = router({
  list: signedIn.input(ofCompany).query(run(listContractors)),
  choices: signedIn.input(ofCompany).query(run(listContractorChoices)),
  page: signedIn.input(ofCompany.extend(contractorPageSchema.shape)).query(run(listContractorPage)),
  get: signedIn.input(shownContractor).query(run(getContractor)),
  create: writing
    .use(asOfToday((today) => created(bornBy(today, contractorSchema))))
    .input(created(contractorSchema))
    .mutation(run(createContractor)),
  update: writing
    .use(asOfToday((today) => changed(bornBy(today, changedContractorSchema))))
    .input(changed(changedContractorSchema))
    .mutation(run(updateContractor)),
  // It only reads, but the input of a query stands in an address, and addresses end up in logs.
  sameNumber: writing.input(typedNumber).mutation(run(listSameContractorNumber)),
  revealNumber: signedIn.input(oneNumber).mutation(run(revealContractorNumber)),
  setActive: writing.input(anyContractor.extend(switching)).mutation(run(setContractorActive)),
  remove: writing.input(anyContractor.extend(command)).mutation(run(removeContractor)),
});

const change = { ...payChange, time: contractorTimeSchema };

// The form has the whole payment; what it leaves out is nothing.
const amended = savedPay
  .extend(change)
  .transform(({ time, ...payment }) => ({ ...payment, change: contractorChangeTo(time) }));

const onePayment = z.strictObject({ entryId: recordIdSchema });

/** What a contractor is paid for some hours. */
export const contractorTimeRouter = router({
  sheet: signedIn.input(oneContractor.extend({ year: payrollYearSchema })).query(run(contractorSheet)),
  get: signedIn.input(onePayment).query(run(getContractorTime)),
  history: signedIn.input(onePayment).query(run(contractorTimeHistory)),
  reach: signedIn.input(onePayment).query(run(paymentReach)),
  load: paying.input(anyContractor.extend(change)).mutation(run(loadContractorTime)),
  amend: paying.input(amended).mutation(run(amendContractorTime)),
  delete: paying.input(savedPay.extend(deletion)).mutation(run(deleteContractorTime)),
  markPaid: paying.input(savedPay.extend(marking)).mutation(run(markContractorTimePaid)),
});
