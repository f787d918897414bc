import { form480Text } from './agency-files/form-480-text/form-480-text.ts';
import { w2prSsaText, w2prSuriText } from './agency-files/w2pr-text/w2pr-text.ts';
import { wagesText } from './agency-files/wages-text/wages-text.ts';
import * as catalogue from './catalogue.ts';
import type { ListReport } from './list/list-report.ts';
import { type LaterRows, renderWorkbook } from './list/render-workbook.ts';
import type { LaterData, Report } from './report.ts';

const REPORTS = { ...catalogue, form480Text, w2prSsaText, w2prSuriText, wagesText };

/** The name of a report in the code, by which another thread finds it. */
type CodeName = keyof typeof REPORTS;

/** A file to make, as plain data except for the parts that follow. */
export type RenderTask = {
  report: CodeName;
  as: 'file' | 'workbook';
  data: object;
  later?: LaterData<unknown> | undefined;
};

/** Returns the task to make a report's file. RangeError for a report that other threads do not know. */
export function renderTask<Data extends object>(
  report: Report<Data>,
  data: Data,
  later?: LaterData<Data>,
): RenderTask {
  return { report: codeName(report), as: 'file', data, later };
}

/** Returns the task to make a list's Excel file. RangeError as for `renderTask`. */
export function workbookTask<Data extends object>(
  report: Report<Data>,
  data: Data,
  later?: LaterData<Data>,
): RenderTask {
  return { report: codeName(report), as: 'workbook', data, later };
}

/** Renders the bytes of a file, as `Report` defines them. */
export function render({ report: name, as, data, later }: RenderTask): AsyncIterable<Uint8Array> {
  const report = REPORTS[name] as Report<unknown>; // whose data these are, `renderTask` has checked
  return as === 'file' ? report.render(data, later) : workbookOf(report, data, later);
}

function workbookOf<Data>(
  report: Report<Data>,
  data: Data,
  later: LaterData<Data> | undefined,
): AsyncIterable<Uint8Array> {
  return renderWorkbook(listsOf(report, data), later && rowsOf(report, later));
}

/** Returns the rows of later data, list by list; each reader starts again from the first. */
function rowsOf<Data>(report: Report<Data>, { some }: LaterData<Data>): AsyncIterable<LaterRows> {
  return {
    [Symbol.asyncIterator]: async function* () {
      for await (const part of some) yield listsOf(report, part).map(({ groups }) => groups);
    },
  };
}

function listsOf<Data>({ page, sheets }: Report<Data>, data: Data): ListReport[] {
  const reportPage = page(data);
  if (reportPage.kind !== 'list') throw new RangeError('An Excel file is made of a list');
  return [reportPage.list, ...(sheets?.(data) ?? [])];
}

function codeName(report: unknown): CodeName {
  const names = Object.keys(REPORTS) as CodeName[]; // the keys of a constant
  const name = names.find((each) => REPORTS[each] === report);
  if (name === undefined) throw new RangeError('No report of the catalogue');
  return name;
}
