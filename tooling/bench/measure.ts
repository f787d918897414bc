import { performance } from 'node:perf_hooks';

/** One side of a comparison: does its work once and returns the milliseconds of an operation. */
export type Side = () => Promise<number>;

/**
 * The milliseconds of an operation on both sides, and how many times as long ours took: medians of all
 * rounds.
 */
export type Comparison = { ours: number; floor: number; ratio: number };

/** The two sides of a comparison, and the number of rounds (7 if absent). */
export type Sides = { ours: Side; floor: Side; rounds?: number };

/**
 * Runs both sides once to warm up, then round after round. Each side is first as often as the other. The
 * ratio is taken within each round, because a busy machine slows both measurements.
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

/** Returns the milliseconds of one operation of some work that does `operations` of them. */
export async function timePer(operations: number, work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / operations;
}

/** Returns the milliseconds for which this thread was busy during some work. */
export async function activeDuring(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

/** Returns the value that a share of the values, in hundredths, does not exceed. */
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

/** Returns the value in the middle, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
