import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';

/**
 * The request for an auditor's packet: the company, and whether the account consents to names, memos and
 * filed documents in it.
 */
export const packetRequestSchema = z.strictObject({ companyId: recordIdSchema, personalData: flagSchema });
export type PacketRequest = z.infer<typeof packetRequestSchema>;
