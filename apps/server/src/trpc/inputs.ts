import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { commandIdSchema } from '../application/command-key.ts';

/** What every write may come with. */
export const command = { commandId: commandIdSchema };

/** What switching a record takes: on, off, or, left out, the other one. */
export const switching = { ...command, isActive: z.boolean('required').optional() };

/** What belongs to a company, or is one. */
export const ofCompany = z.strictObject({ companyId: recordIdSchema });
