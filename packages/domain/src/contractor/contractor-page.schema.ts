import { pageSchema } from '../field/page.schema.ts';

/** The orders of a list of contractors; `name` is the whole name. */
export const CONTRACTOR_ORDERS = ['name', 'phone', 'active'] as const;
export type ContractorOrder = (typeof CONTRACTOR_ORDERS)[number];

/** A page of the contractors of a company. */
export const contractorPageSchema = pageSchema(CONTRACTOR_ORDERS);
