import { pageSchema } from '../field/page.schema.ts';

/** By what a list of contractors is ordered; the name is the whole one. */
export const CONTRACTOR_ORDERS = ['name', 'phone', 'active'] as const;
export type ContractorOrder = (typeof CONTRACTOR_ORDERS)[number];

/** A page of the contractors of a company. */
export const contractorPageSchema = pageSchema(CONTRACTOR_ORDERS);
