/**
 * Where a month of a company's pay stands, by the days on which it was paid. A closed one in which something else is paid now than when
 * it was closed has changed, and can be closed again.
 */
export const MONTH_STATUSES = ['open', 'closed', 'changed'] as const;
export type MonthStatus = (typeof MONTH_STATUSES)[number];
