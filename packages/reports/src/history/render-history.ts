import { drawListFoot, drawListHead, type ListFrame } from '../list/draw-list-frame.ts';
import { ABOUT_LEADING, contentOf, HEADER_TOP, MARGIN } from '../list/list-layout.ts';
import { drawText, type TextStyle } from '../pdf/draw-text.ts';
import { INK } from '../pdf/ink.ts';
import { drawRule } from '../pdf/page-parts.ts';
import { type DrawPage, renderPdf } from '../pdf/pdf-document.ts';
import type { LaterData } from '../report.ts';
import { HISTORY, LIST } from '../text/labels.es.ts';
import { drawEvent } from './draw-event.ts';
import { COLUMNS, type HistoryBlock, layOutEvent } from './history-block.ts';
import { type HistoryData, historyHeadLines } from './history-data.ts';
import type { HistoryEvent } from './history-event.ts';

const ORIENTATION = 'landscape';
const CAPTIONS_HEIGHT = 18;
const FOOTER_HEIGHT = 34;
const CAPTION: TextStyle = { size: 6.8, weight: 600, color: INK.muted };
const NOTHING: TextStyle = { size: 7.8, color: INK.text };

/**
 * Renders one PDF of a history, with no event across two pages. The events are read twice, first to count the
 * pages, so that memory holds one page.
 */
export function renderHistory(data: HistoryData, later?: LaterData<HistoryData>): AsyncIterable<Uint8Array> {
  const frame: ListFrame = {
    company: data.company.name,
    title: HISTORY.title,
    about: historyHeadLines(data),
    date: data.date,
    orientation: ORIENTATION,
  };
  const top = rowsTop(frame);
  return renderPdf({
    title: frame.title,
    author: frame.company,
    date: frame.date,
    orientation: ORIENTATION,
    pages: async (pdf) => {
      const pages = () =>
        blocksByPage(pdf, eventsOf(data, later), contentOf(ORIENTATION).height - FOOTER_HEIGHT - top);
      return { count: await countOf(pages()), drawers: drawersOf(pages(), { frame, top }) };
    },
  });
}

async function* eventsOf(
  { events }: HistoryData,
  later: LaterData<HistoryData> | undefined,
): AsyncGenerator<HistoryEvent> {
  yield* events;
  if (later) for await (const part of later.some) yield* part.events;
}

async function countOf(pages: AsyncGenerator): Promise<number> {
  let count = 0;
  while (!(await pages.next()).done) count += 1;
  return count;
}

/** Yields the events of each page; at least one page, which may be empty. */
async function* blocksByPage(
  pdf: PDFKit.PDFDocument,
  events: AsyncIterable<HistoryEvent>,
  room: number,
): AsyncGenerator<HistoryBlock[]> {
  let page: HistoryBlock[] = [];
  let left = room;
  for await (const event of events) {
    const block = layOutEvent(pdf, event);
    if (block.height > left && page.length > 0) {
      yield page;
      page = [];
      left = room;
    }
    page.push(block);
    left -= block.height;
  }
  yield page;
}

type Page = { frame: ListFrame; top: number };

async function* drawersOf(pages: AsyncIterable<HistoryBlock[]>, page: Page): AsyncGenerator<DrawPage> {
  for await (const blocks of pages) yield pageOf(blocks, page);
}

function pageOf(blocks: readonly HistoryBlock[], { frame, top }: Page): DrawPage {
  const { width } = contentOf(ORIENTATION);
  return (pdf, number) => {
    drawListHead(pdf, frame);
    drawCaptions(pdf, top);
    let y = top;
    for (const block of blocks) {
      drawEvent(pdf, block, { x: MARGIN, top: y });
      y += block.height;
      drawRule(pdf, { x: MARGIN, y, width, thickness: 0.25, color: INK.rule });
    }
    if (blocks.length === 0) drawText(pdf, HISTORY.nothing, { x: MARGIN, y: top + 24, width }, NOTHING);
    drawListFoot(pdf, frame, number);
  };
}

function rowsTop({ about }: ListFrame): number {
  return HEADER_TOP + about.length * ABOUT_LEADING + 10 + CAPTIONS_HEIGHT;
}

function drawCaptions(pdf: PDFKit.PDFDocument, top: number): void {
  const { captions } = HISTORY;
  const y = top - 6;
  const place = ({ x, width }: { x: number; width: number }) => ({ x: MARGIN + x, width, y });
  drawText(pdf, LIST.captions.event, place(COLUMNS.seq), CAPTION);
  drawText(pdf, captions.what, place(COLUMNS.what), CAPTION);
  drawText(pdf, LIST.captions.person, place(COLUMNS.whose), CAPTION);
  for (const name of ['gross', 'withheld', 'net'] as const) {
    drawText(pdf, captions[name], { ...place(COLUMNS[name]), align: 'right' }, CAPTION);
  }
  const { width } = contentOf(ORIENTATION);
  drawRule(pdf, { x: MARGIN, y: top, width, thickness: 0.75, color: INK.brand });
}
