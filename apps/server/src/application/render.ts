/** A file to make of a document's data. `renderTask` and `workbookTask` of packages/reports build it. */
export type RenderTask = {
  /** The document's name among the reports. */
  report: string;
  as: 'file' | 'workbook';
  data: object;
  /** Further parts of the data, `count` in all, that are read while the file is being made. */
  coming?: { count: number; some: AsyncIterable<unknown> } | undefined;
};

/**
 * The port through which use cases have files made. The file is made for an account while it is read; a
 * reader that stops ends the work. No use case thereby depends on what draws the documents.
 */
export type Render = (task: RenderTask, accountId: number) => AsyncIterable<Uint8Array>;
