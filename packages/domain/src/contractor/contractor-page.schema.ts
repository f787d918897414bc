import { pageSchema } from '../field/page.schema.ts';

/** The sort orders of a contractor list; `name` is the full name. */
export const CONTRACTOR_ORDERS = ['name', 'phone', 'active'] as const;
export type ContractorOrder = (typeof CONTRACTOR_ORDERS)[number];

/** A page of a company's contractors. */
export const contractorPageSchema = pageSchema(CONTRACTOR_ORDERS);
