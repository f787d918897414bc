import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type RenderTask, render } from '@garita/reports/render-task';
import { receivePieces, receiveRepeatably, sendPieces } from './port-stream.ts';
import { joinData, type RenderRequest } from './render-request.ts';
import type { ThreadData, WorkAnswer, WorkRequest } from './work-request.ts';

// A thread that makes files and does long work, several at once: each piece of a file is made when its reader
// asks for it, and long work pauses.

// Requests come before documents. At this priority a busy machine still gives the thread a quarter of a core;
// at the lowest one it gives a sixtieth. Only Linux has a priority for each thread, elsewhere it is that of
// the process.
const LOWER_PRIORITY = 5;
const { isPolite } = workerData as ThreadData; // as `workerThreads` gives it
if (isPolite && process.platform === 'linux') setPriority(LOWER_PRIORITY);

parentPort?.on('message', (order: RenderRequest | WorkRequest) => {
  if ('task' in order) return sendPieces(order.answer, runWork(order));
  const { bytes, ...task } = order;
  sendPieces(bytes, renderPieces(task), (piece) => [piece.buffer]);
});

async function* runWork({ task, answer }: WorkRequest): AsyncGenerator<WorkAnswer> {
  const { doLongWork } = await import('./long-work-in-thread.ts');
  yield* doLongWork(task, answer);
}

async function* renderPieces({
  report,
  as,
  data,
  later,
  count,
}: Omit<RenderRequest, 'bytes'>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const task = {
    report: report as RenderTask['report'], // the reports themselves named it
    as,
    data: await joinData(receivePieces(data)),
    later: later && { count, some: receiveRepeatably<object>(later) },
  };
  // Copied, because the maker of a piece may keep it, and this one is transferred.
  for await (const piece of render(task)) yield new Uint8Array(piece);
}
