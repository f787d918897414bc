/** What a document may come as beside its own file: a list as an Excel file, a journal entry for bookkeeping programs too. */
export const OTHER_FORMATS = ['xlsx', 'csv', 'iif'] as const;
export type OtherFormat = (typeof OTHER_FORMATS)[number];
