import { performance } from 'node:perf_hooks';

/** One side of a comparison: runs its work once and returns the milliseconds per operation. */
export type Side = () => Promise<number>;

/**
 * The milliseconds per operation on both sides, and the ratio of ours to the floor: medians of all rounds.
 */
export type Comparison = { ours: number; floor: number; ratio: number };

/** The two sides of a comparison, and the number of rounds (7 if absent). */
export type Sides = { ours: Side; floor: Side; rounds?: number };

/**
 * Runs both sides once to warm up, then round after round. Each side is first equally often. The ratio is
 * calculated within each round, because a busy machine slows both sides.
 */
export async function compare({ ours, floor, rounds = 7 }: Sides): Promise<Comparison> {
  await floor();
  await ours();
  const measured: Comparison[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await oneRound(ours, floor, round % 2 === 0));
  return {
    ours: median(measured.map((each) => each.ours)),
    floor: median(measured.map((each) => each.floor)),
    ratio: median(measured.map((each) => each.ratio)),
  };
}

async function oneRound(ours: Side, floor: Side, isOursFirst: boolean): Promise<Comparison> {
  const first = await (isOursFirst ? ours : floor)();
  const second = await (isOursFirst ? floor : ours)();
  const [took, floorTook] = isOursFirst ? [first, second] : [second, first];
  return { ours: took, floor: floorTook, ratio: took / floorTook };
}

/** Returns the milliseconds per operation of work with `operations` operations. */
export async function timePer(operations: number, work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / operations;
}

/** Returns the milliseconds in which this thread was busy during some work. */
export async function activeDuring(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

/** Returns the value that a percentage of the values does not exceed. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil((sorted.length * hundredths) / 100) - 1, 0)] ?? Number.NaN;
}

/** Returns the bytes in use after a garbage collection. */
export function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
