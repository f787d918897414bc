/**
 * The other formats of a document: Excel for a list, and for a journal entry also files for bookkeeping
 * programs.
 */
export const OTHER_FORMATS = ['xlsx', 'csv', 'iif'] as const;
export type OtherFormat = (typeof OTHER_FORMATS)[number];
