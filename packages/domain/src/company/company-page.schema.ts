import { pageSchema } from '../field/page.schema.ts';

/** The orders of a list of companies. */
export const COMPANY_ORDERS = ['name', 'contact', 'phone', 'active'] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** A page of the companies of an account. */
export const companyPageSchema = pageSchema(COMPANY_ORDERS);
