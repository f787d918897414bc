import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import type { RecordsPage } from './agency-files/records-page.ts';
import type { FormDocument } from './form/form-document.ts';
import type { Letter } from './letter/render-letter.ts';
import type { ListReport } from './list/list-report.ts';

/** A document as it is read: what the paper says, before anything is drawn. */
export type ReportPage =
  | { kind: 'form'; form: FormDocument }
  | { kind: 'list'; list: ListReport }
  | { kind: 'letter'; letter: Letter }
  | { kind: 'records'; records: RecordsPage };

/**
 * Data that are read while those before them become bytes: so many parts of the document, some at a time. Of
 * a document that needs them twice, such as one whose pages are counted before they are drawn, `some` begins
 * anew for each who reads it.
 */
export type Coming<Data> = { count: number; some: AsyncIterable<Data> };

/**
 * A kind of document: what it is called and how data become its bytes. It reads no database and no clock. Its
 * data are plain, so that another thread can be given them.
 */
export type Report<Data> = {
  contentType: 'application/pdf' | 'text/plain' | 'text/csv';
  /**
   * The name that the file is saved under, safe for file systems; see `contentDisposition` for the header.
   */
  fileName: (data: Data) => string;
  /** The kind of its page, which is known before the page is made: a list comes as an Excel file, too. */
  kind: ReportPage['kind'];
  /** Returns its page for a screen. */
  page: (data: Data) => ReportPage;
  /** Returns its lines where it has more than a page shows; otherwise they are the lines of its page. */
  lines?: (data: Data) => DocumentLine[];
  /** Returns the further sheets of its Excel file, which paper does without. */
  sheets?: (data: Data) => ListReport[];
  /**
   * The bytes of the file, in pieces as they are made. Equal data give equal bytes. What is wrong with the
   * data is thrown at once and not on the way, when half a file would have been sent.
   */
  render: (data: Data, coming?: Coming<Data>) => AsyncIterable<Uint8Array>;
};
