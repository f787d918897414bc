import { registrationCodeSchema } from '@garita/domain/account/registration-code.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  createCode,
  getCode,
  listCodes,
  removeCode,
  setCodeActive,
  updateCode,
} from '../application/account/registration-codes.ts';
import { command, switching } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

const oneCode = z.strictObject({ codeId: recordIdSchema });
const written = { ...command, registrationCode: registrationCodeSchema };

export const codesRouter = router({
  list: signedIn.query(({ ctx }) => listCodes(ctx.dependencies, ctx.actor)()),
  get: signedIn.input(oneCode).query(({ ctx, input }) => getCode(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(z.strictObject(written))
    .mutation(({ ctx, input }) => createCode(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(oneCode.extend(written))
    .mutation(({ ctx, input }) => updateCode(ctx.dependencies, ctx.actor)(input)),
  setActive: signedIn
    .input(oneCode.extend(switching))
    .mutation(({ ctx, input }) => setCodeActive(ctx.dependencies, ctx.actor)(input)),
  remove: signedIn
    .input(oneCode.extend(command))
    .mutation(({ ctx, input }) => removeCode(ctx.dependencies, ctx.actor)(input)),
});
