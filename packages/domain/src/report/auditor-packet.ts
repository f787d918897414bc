import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';

/** Whose books an auditor takes along, and whether the account consents that names, memos and what was filed go with them. */
export const packetRequestSchema = z.strictObject({ companyId: recordIdSchema, personalData: flagSchema });
export type PacketRequest = z.infer<typeof packetRequestSchema>;
