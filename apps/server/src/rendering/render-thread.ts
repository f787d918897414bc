import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type RenderTask, render } from '@garita/reports/render-task';
import { receivePieces, receiveRepeatably, sendPieces } from './port-stream.ts';
import { joinData, type RenderRequest } from './render-request.ts';

// A thread that makes files. Several at once: each piece is made when whoever reads that file asks for it.

// Whoever waits for an answer goes before whoever waits for a page. Elsewhere a priority is that of the whole
// process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ bytes, ...order }: RenderRequest) => {
  sendPieces(bytes, made(order), (piece) => [piece.buffer]);
});

async function* made({
  report,
  as,
  data,
  coming,
  count,
}: Omit<RenderRequest, 'bytes'>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const task = {
    report: report as RenderTask['report'], // the reports themselves named it
    as,
    data: await joinData(receivePieces(data)),
    coming: coming && { count, some: receiveRepeatably<object>(coming) },
  };
  // Copied, because whoever makes a piece may keep it, and this one is handed over.
  for await (const piece of render(task)) yield new Uint8Array(piece);
}
