import { pageSchema } from '../field/page.schema.ts';

/** The sort orders of a company list. */
export const COMPANY_ORDERS = ['name', 'contact', 'phone', 'active'] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** A page of an account's companies. */
export const companyPageSchema = pageSchema(COMPANY_ORDERS);
