import { buffer } from 'node:stream/consumers';
import { w2prSuriText } from '@garita/reports/agency-files/w2pr-text/w2pr-text';
import {
  companyW2prs,
  employeeStubs,
  form941,
  journalQuickBooks,
  periodStubs,
  salaries,
} from '@garita/reports/catalogue';
import {
  DEMONSTRATION_W2PR_TEXT,
  DEMONSTRATION_W2PRS,
  demonstrationForm941,
  demonstrationJournal,
  demonstrationSalaries,
} from '@garita/reports/demonstration-year.builder';
import { aPayStub } from '@garita/reports/pay-stub/pay-stub.builder';
import type { PayStubData } from '@garita/reports/pay-stub/pay-stub-data';
import { type RenderTask, render, renderTask, workbookTask } from '@garita/reports/render-task';
import { sheetsOf } from '@garita/reports/testing/sheets';
import { afterAll, describe, expect, it } from 'vitest';
import { workerThreads } from './worker-threads.ts';

const threads = workerThreads(
  (error) => {
    throw error;
  },
  { bounds: { inAll: 2, ofAccount: 1 }, isPolite: false },
);
const rendered = (task: RenderTask) => threads.render(task, 1);

afterAll(() => threads.close());

const STUB = aPayStub();
const stubs = (count: number): PayStubData[] => Array.from({ length: count }, () => STUB);

/** A stub, and so many more that are read while those before them are drawn. */
function comingStubs(count: number, read: () => void = () => {}): RenderTask {
  async function* some() {
    for (let left = count; left > 0; left -= 10) {
      read();
      yield stubs(Math.min(left, 10));
    }
  }
  return renderTask(periodStubs, stubs(1), { count, some: some() });
}

const FILES: [name: string, task: () => RenderTask][] = [
  ['a form', () => renderTask(form941, demonstrationForm941(4))],
  ['certificates', () => renderTask(companyW2prs, DEMONSTRATION_W2PRS)],
  ['a list', () => renderTask(salaries, demonstrationSalaries('2026-03-01', '2026-03-31'))],
  [
    'a file for QuickBooks',
    () => renderTask(journalQuickBooks, demonstrationJournal('2026-03-01', '2026-03-31')),
  ],
  ['a text file', () => renderTask(w2prSuriText, DEMONSTRATION_W2PR_TEXT)],
  ['more stubs than are sent at once', () => renderTask(employeeStubs, stubs(60))],
  ['stubs that are still being read', () => comingStubs(30)],
];

describe('a file that another thread makes', () => {
  it.each(FILES)('has the same bytes as here: %s', async (_, task) => {
    expect(await buffer(rendered(task()))).toEqual(await buffer(render(task())));
  });

  it('is an Excel file with the same sheets', async () => {
    const task = workbookTask(salaries, demonstrationSalaries('2026-03-01', '2026-03-31'));
    expect(await valuesOf(rendered(task))).toEqual(await valuesOf(render(task)));
  });

  it('fails as it does here, before the first byte', async () => {
    const task = renderTask(employeeStubs, []);
    await expect(buffer(rendered(task))).rejects.toThrow(
      new RangeError('A file of stubs needs at least one'),
    );
  });

  it('fails as what is read for it does', async () => {
    async function* broken(): AsyncGenerator<PayStubData[]> {
      yield stubs(1);
      throw new RangeError('gone');
    }
    const task = renderTask(periodStubs, stubs(1), { count: 2, some: broken() });
    await expect(buffer(rendered(task))).rejects.toThrow('gone');
  });

  it('is read for no longer than somebody reads it, and its place is free again', async () => {
    let reads = 0;
    const leaving = rendered(comingStubs(2_000, () => reads++))[Symbol.asyncIterator]();
    await leaving.next();
    await leaving.return?.();
    expect(reads).toBeLessThan(5);
    expect(await buffer(rendered(comingStubs(1)))).toEqual(await buffer(render(comingStubs(1))));
  });

  it('is not waited for by who left before its turn', async () => {
    const first = rendered(comingStubs(1))[Symbol.asyncIterator]();
    await first.next();
    const second = rendered(comingStubs(1))[Symbol.asyncIterator]();
    const waiting = second.next();
    await second.return?.();
    expect(await waiting).toMatchObject({ done: true });
    await first.return?.();
  });
});

/**
 * Returns the values of every sheet of an Excel file; the file also holds the moment at which it was made.
 */
async function valuesOf(bytes: AsyncIterable<Uint8Array>) {
  const sheets = await sheetsOf(new Uint8Array(await buffer(bytes)).buffer);
  return sheets.map((sheet) => [sheet.name, sheet.getSheetValues()]);
}
