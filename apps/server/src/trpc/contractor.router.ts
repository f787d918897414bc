import { contractorSchema } from '@garita/domain/contractor/contractor.schema';
import { contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { contractorChangeTo } from '@garita/domain/contractor/contractor-time-change';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { contractorSheet } from '../application/contractor/contractor-sheet.ts';
import {
  amendContractorTime,
  deleteContractorTime,
  loadContractorTime,
  markContractorTimePaid,
} from '../application/contractor/contractor-time.ts';
import {
  createContractor,
  getContractor,
  listContractors,
  updateContractor,
} from '../application/contractor/contractors.ts';
import { removeContractor } from '../application/records/remove-records.ts';
import { setContractorActive } from '../application/records/switch-records.ts';
import { payrollYearSchema } from '../application/year.ts';
import { command, deletion, marking, ofCompany, payChange, savedPay, switching } from './inputs.ts';
import { router, run, signedIn } from './trpc.ts';

const anyContractor = z.strictObject({ contractorId: recordIdSchema });
const oneContractor = ofCompany.extend({ contractorId: recordIdSchema });
const saved = { ...command, contractor: contractorSchema };

export const contractorsRouter = router({
  list: signedIn.input(ofCompany).query(run(listContractors)),
  get: signedIn.input(oneContractor).query(run(getContractor)),
  create: signedIn.input(ofCompany.extend(saved)).mutation(run(createContractor)),
  update: signedIn.input(oneContractor.extend(saved)).mutation(run(updateContractor)),
  setActive: signedIn.input(anyContractor.extend(switching)).mutation(run(setContractorActive)),
  remove: signedIn.input(anyContractor.extend(command)).mutation(run(removeContractor)),
});

const change = { ...payChange, time: contractorTimeSchema };

// The form has the whole payment; what it leaves out is nothing.
const amended = savedPay
  .extend(change)
  .transform(({ time, ...payment }) => ({ ...payment, change: contractorChangeTo(time) }));

/** What a contractor is paid for some hours. */
export const contractorTimeRouter = router({
  sheet: signedIn.input(oneContractor.extend({ year: payrollYearSchema })).query(run(contractorSheet)),
  load: signedIn.input(anyContractor.extend(change)).mutation(run(loadContractorTime)),
  amend: signedIn.input(amended).mutation(run(amendContractorTime)),
  delete: signedIn.input(savedPay.extend(deletion)).mutation(run(deleteContractorTime)),
  markPaid: signedIn.input(savedPay.extend(marking)).mutation(run(markContractorTimePaid)),
});
