import { type DrawPage, type LaterPages, renderPdf } from '../pdf/pdf-document.ts';
import type { LaterData } from '../report.ts';
import { CONTRACTOR_STUB, PAY_STUB } from '../text/labels.es.ts';
import { shortDate } from '../text/printed-date.es.ts';
import { drawCheque } from './cheque.ts';
import { type ContractorStubData, contractorStub } from './contractor-stub.ts';
import { employeeStub } from './employee-stub.ts';
import type { PayStubData } from './pay-stub-data.ts';
import type { Stub } from './stub.ts';
import { drawStub } from './stub-page.ts';

/**
 * Renders one PDF with a page for each stub, in the given order; `later` are further stubs.
 *
 * @throws RangeError without a stub, or if a stub does not add up; for later stubs while they are rendered.
 */
export function renderPayStubs(
  stubs: readonly PayStubData[],
  later?: LaterData<readonly PayStubData[]>,
): AsyncIterable<Uint8Array> {
  const first = firstStub(stubs);
  const pages = stubs.map(pageOfEmployee);
  return renderPdf({
    title: PAY_STUB.documentTitle(first.period.number, first.period.year),
    author: first.company.name,
    date: first.payDate,
    pages: later ? laterPages(pages, later) : pages,
  });
}

function laterPages(
  pages: readonly DrawPage[],
  { count, some }: LaterData<readonly PayStubData[]>,
): LaterPages {
  return {
    count: pages.length + count,
    drawers: (async function* () {
      yield* pages;
      for await (const stubs of some) yield* stubs.map(pageOfEmployee);
    })(),
  };
}

function pageOfEmployee(data: PayStubData): DrawPage {
  return pageOf(employeeStub(data));
}

/** Renders one PDF with the stub of a contractor's payment. RangeError if it does not add up. */
export function renderContractorStub(data: ContractorStubData): AsyncIterable<Uint8Array> {
  return renderPdf({
    title: CONTRACTOR_STUB.documentTitle(shortDate(data.payDate)),
    author: data.company.name,
    date: data.payDate,
    pages: [pageOf(contractorStub(data))],
  });
}

function pageOf(stub: Stub): DrawPage {
  return (pdf, number) => {
    drawStub(pdf, stub, number);
    drawCheque(pdf, stub);
  };
}

/** Returns the stub that names the file. RangeError without one, because there is nothing to print. */
export function firstStub(stubs: readonly PayStubData[]): PayStubData {
  const [first] = stubs;
  if (!first) throw new RangeError('A file of stubs needs at least one');
  return first;
}
