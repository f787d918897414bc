import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';

/**
 * The request for an auditor's packet: the company, and the account's consent to include names, memos and
 * filed documents.
 */
export const packetRequestSchema = z.strictObject({ companyId: recordIdSchema, personalData: flagSchema });
export type PacketRequest = z.infer<typeof packetRequestSchema>;
