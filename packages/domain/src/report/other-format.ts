/**
 * The formats of a document beside its own: a list as an Excel file, a journal entry also for bookkeeping
 * programs.
 */
export const OTHER_FORMATS = ['xlsx', 'csv', 'iif'] as const;
export type OtherFormat = (typeof OTHER_FORMATS)[number];
