import type { PageNumber } from '../pdf/pdf-document.ts';
import { renderPdf } from '../pdf/pdf-document.ts';
import { PAY_STUB } from '../text/labels.es.ts';
import { drawCheque } from './cheque.ts';
import type { PayStubData } from './pay-stub-data.ts';
import { payStubLines } from './pay-stub-lines.ts';
import { drawStub } from './stub-page.ts';

/**
 * One PDF with a page for each stub, in the order given.
 *
 * @throws RangeError without a stub, or when a stub does not add up.
 */
export function renderPayStubs(stubs: readonly PayStubData[]): AsyncIterable<Uint8Array> {
  const first = firstStub(stubs);
  return renderPdf({
    title: PAY_STUB.documentTitle(first.period.number, first.period.year),
    author: first.company.name,
    date: first.payDate,
    pages: stubs.map((stub) => {
      const lines = payStubLines(stub);
      return (pdf: PDFKit.PDFDocument, number: PageNumber) => {
        drawStub(pdf, stub, lines, number);
        drawCheque(pdf, stub);
      };
    }),
  });
}

/** The stub that names the file; without one there is nothing to print. */
export function firstStub(stubs: readonly PayStubData[]): PayStubData {
  const [first] = stubs;
  if (!first) throw new RangeError('A file of stubs needs at least one');
  return first;
}
