/**
 * The states of a month of a company's pay, by pay date. A closed month has changed where something else is
 * paid now than when it was closed, and can be closed again.
 */
export const MONTH_STATUSES = ['open', 'closed', 'changed'] as const;
export type MonthStatus = (typeof MONTH_STATUSES)[number];
