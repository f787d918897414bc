import { contractorSchema } from '@garita/domain/contractor/contractor.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  createContractor,
  getContractor,
  listContractors,
  updateContractor,
} from '../application/contractor/contractors.ts';
import { removeContractor } from '../application/records/remove-records.ts';
import { setContractorActive } from '../application/records/switch-records.ts';
import { command, ofCompany, switching } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

const anyContractor = z.strictObject({ contractorId: recordIdSchema });
const oneContractor = ofCompany.extend({ contractorId: recordIdSchema });

export const contractorsRouter = router({
  list: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => listContractors(ctx.dependencies, ctx.actor)(input)),
  get: signedIn
    .input(oneContractor)
    .query(({ ctx, input }) => getContractor(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(ofCompany.extend({ ...command, contractor: contractorSchema }))
    .mutation(({ ctx, input }) => createContractor(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(oneContractor.extend({ ...command, contractor: contractorSchema }))
    .mutation(({ ctx, input }) => updateContractor(ctx.dependencies, ctx.actor)(input)),
  setActive: signedIn
    .input(anyContractor.extend(switching))
    .mutation(({ ctx, input }) => setContractorActive(ctx.dependencies, ctx.actor)(input)),
  remove: signedIn
    .input(anyContractor.extend(command))
    .mutation(({ ctx, input }) => removeContractor(ctx.dependencies, ctx.actor)(input)),
});
