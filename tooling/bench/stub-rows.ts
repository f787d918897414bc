import { buffer } from 'node:stream/consumers';
import { periodStubs } from '@garita/reports/catalogue';
import { renderPayStubs } from '@garita/reports/pay-stub/pay-stub';
import { aPayStub } from '@garita/reports/pay-stub/pay-stub.builder';
import { render, renderTask } from '@garita/reports/render-task';
import { workerThreads } from '@garita/server/threads/worker-threads';
import PdfKit from 'pdfkit';
import { activeDuring, timePer } from './measure.ts';
import { type Row, speedRow, timeRow } from './row.ts';

const STUBS = 1_000;
/** The number of stubs in a file that is drawn in many steps. */
const STUBS_OF_A_FILE = 100;

/**
 * Measures the stubs of a period in one file, compared with bare pages of the same library with as many
 * texts.
 */
export async function* stubRows(): AsyncGenerator<Row> {
  const stubs = Array.from({ length: STUBS }, (_, index) =>
    aPayStub({ inputs: { minutes: { regular: 2_400 + (index % 60) } } }),
  );
  const texts = await textsOfAStub();
  yield await speedRow(`${STUBS} stubs as one PDF / ${STUBS} bare pages of ${texts} texts each`, {
    bar: 0.12,
    aim: 0.7,
    ours: () => timePer(STUBS, () => buffer(renderPayStubs(stubs))),
    floor: () => timePer(STUBS, () => barePages(texts)),
    rounds: 3,
  });
  const threads = workerThreads(
    (error) => {
      throw error;
    },
    { bounds: { inAll: 1, ofAccount: 1 } },
  );
  const ofAFile = stubs.slice(0, STUBS_OF_A_FILE);
  const task = () => renderTask(periodStubs, ofAFile);
  try {
    yield await timeRow(
      `${STUBS_OF_A_FILE} stubs, this thread's part where another draws them / drawing them here`,
      {
        bar: 0.33,
        ours: () => activeDuring(() => buffer(threads.render(task(), 1))),
        floor: () => activeDuring(() => buffer(render(task()))),
        rounds: 5,
      },
    );
  } finally {
    await threads.close();
  }
}

/** Counts the texts that one stub draws. */
async function textsOfAStub(): Promise<number> {
  const { prototype } = PdfKit;
  const { text } = prototype;
  let calls = 0;
  prototype.text = function counted(this: PDFKit.PDFDocument, ...given: Parameters<typeof text>) {
    calls += 1;
    return text.apply(this, given);
  };
  await buffer(renderPayStubs([aPayStub()]));
  prototype.text = text;
  return calls;
}

// Uses the standard Helvetica, which is neither embedded nor shaped.
async function barePages(texts: number): Promise<void> {
  const pdf = new PdfKit({ size: 'LETTER', margin: 0, autoFirstPage: false });
  const bytes = buffer(pdf);
  for (let page = 0; page < STUBS; page += 1) {
    pdf.addPage();
    pdf.fontSize(8);
    for (let index = 0; index < texts; index += 1) {
      pdf.text('1,234.56', 36 + (index % 4) * 130, 20 + Math.floor(index / 4) * 12, { lineBreak: false });
    }
  }
  pdf.end();
  await bytes;
}
