import { form480Text } from './agency-files/form-480-text/form-480-text.ts';
import { w2prSsaText, w2prSuriText } from './agency-files/w2pr-text/w2pr-text.ts';
import { wagesText } from './agency-files/wages-text/wages-text.ts';
import * as catalogue from './catalogue.ts';
import type { ListReport } from './list/list-report.ts';
import { type LaterRows, renderWorkbook } from './list/render-workbook.ts';
import type { Coming, Report } from './report.ts';

const REPORTS = { ...catalogue, form480Text, w2prSsaText, w2prSuriText, wagesText };

/** A report by its name in the code: so another thread is told which. */
type CodeName = keyof typeof REPORTS;

/** A file that can be made anywhere: but for what is still to come, plain data. */
export type RenderTask = {
  report: CodeName;
  as: 'file' | 'workbook';
  data: object;
  coming?: Coming<unknown> | undefined;
};

/** A report's file of these data. RangeError for a report that no other thread would know. */
export function renderTask<Data extends object>(
  report: Report<Data>,
  data: Data,
  coming?: Coming<Data>,
): RenderTask {
  return { report: codeName(report), as: 'file', data, coming };
}

/** A report's Excel file of these data: of what is a list. RangeError as above. */
export function workbookTask<Data extends object>(
  report: Report<Data>,
  data: Data,
  coming?: Coming<Data>,
): RenderTask {
  return { report: codeName(report), as: 'workbook', data, coming };
}

/** The bytes of a file, as `Report` says of them. */
export function render({ report: name, as, data, coming }: RenderTask): AsyncIterable<Uint8Array> {
  const report = REPORTS[name] as Report<unknown>; // whose data these are, `renderTask` has checked
  return as === 'file' ? report.render(data, coming) : workbookOf(report, data, coming);
}

function workbookOf<Data>(
  report: Report<Data>,
  data: Data,
  coming: Coming<Data> | undefined,
): AsyncIterable<Uint8Array> {
  return renderWorkbook(listsOf(report, data), coming && rowsOf(report, coming));
}

/** The rows of data that are still to come, list by list; read again by whoever reads them again. */
function rowsOf<Data>(report: Report<Data>, { some }: Coming<Data>): AsyncIterable<LaterRows> {
  return {
    [Symbol.asyncIterator]: async function* () {
      for await (const part of some) yield listsOf(report, part).map(({ groups }) => groups);
    },
  };
}

function listsOf<Data>({ page, sheets }: Report<Data>, data: Data): ListReport[] {
  const said = page(data);
  if (said.kind !== 'list') throw new RangeError('An Excel file is made of a list');
  return [said.list, ...(sheets?.(data) ?? [])];
}

function codeName(report: unknown): CodeName {
  const names = Object.keys(REPORTS) as CodeName[]; // the keys of a constant
  const name = names.find((each) => REPORTS[each] === report);
  if (name === undefined) throw new RangeError('No report of the catalogue');
  return name;
}
