import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import type { RecordsPage } from './agency-files/records-page.ts';
import type { FormDocument } from './form/form-document.ts';
import type { Letter } from './letter/letter-lines.ts';
import type { ListReport } from './list/list-report.ts';

/** A document as it is read: the content of the paper, before anything is drawn. */
export type ReportPage =
  | { kind: 'form'; form: FormDocument }
  | { kind: 'list'; list: ListReport }
  | { kind: 'letter'; letter: Letter }
  | { kind: 'records'; records: RecordsPage };

/**
 * Data that are read while the data before them become bytes: the number of parts, and the parts, some at a
 * time. `some` starts again for each reader, because some documents need them twice, for example to count the
 * pages before they are drawn.
 */
export type LaterData<Data> = { count: number; some: AsyncIterable<Data> };

/**
 * A kind of document: its file name, and how its data become bytes. It reads no database and no clock. Its
 * data are plain, so that they can be sent to another thread.
 */
export type Report<Data> = {
  contentType: 'application/pdf' | 'text/plain' | 'text/csv';
  /**
   * Returns the name under which the file is saved, safe for file systems; see `contentDisposition` for the
   * header.
   */
  fileName: (data: Data) => string;
  /** The kind of its page, known before the page is made: a list also has an Excel file. */
  kind: ReportPage['kind'];
  /** Returns its page for a screen. */
  page: (data: Data) => ReportPage;
  /** Returns its lines if it has more than a page shows; by default they are the lines of its page. */
  lines?: (data: Data) => DocumentLine[];
  /** Returns the further sheets of its Excel file, which are not on paper. */
  sheets?: (data: Data) => ListReport[];
  /**
   * Renders the bytes of the file in pieces. Equal data give equal bytes. Invalid data throw at once, and not
   * after half of a file has been sent.
   */
  render: (data: Data, later?: LaterData<Data>) => AsyncIterable<Uint8Array>;
};
