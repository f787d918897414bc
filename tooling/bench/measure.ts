import { performance } from 'node:perf_hooks';

/** One side of a comparison: does its work once and tells how many milliseconds an operation took. */
export type Side = () => Promise<number>;

/** Milliseconds of an operation on either side, and how many times as long ours took: the medians of all rounds. */
export type Comparison = { ours: number; floor: number; ratio: number };

/** What a comparison compares; `rounds` is how often, 7 unless said. */
export type Sides = { ours: Side; floor: Side; rounds?: number };

/**
 * Runs both sides in turn, once to warm up and then round after round, each being first as often as the other. A ratio is
 * taken in every round, of two measurements next to each other, because a machine that is busy slows both.
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

/** Milliseconds of one of `operations` that some work does. */
export async function timePer(operations: number, work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / operations;
}

/** The value that so many hundredths of the others do not exceed. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil((sorted.length * hundredths) / 100) - 1, 0)] ?? Number.NaN;
}

/** Bytes that are in use once what is not used any more was collected. */
export function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The value in the middle; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
