import { performance } from 'node:perf_hooks';

/** One side of a comparison: does its work once and tells how many milliseconds an operation took. */
export type Side = () => Promise<number>;

/**
 * Milliseconds of an operation on either side, and how many times as long ours took: the medians of all rounds. `move` is the
 * factor by which the row's bar moves, where that was measured too.
 */
export type Comparison = { ours: number; floor: number; ratio: number; move?: number };

/** What a comparison compares; `rounds` is how often, 7 unless said. */
export type Sides = { ours: Side; floor: Side; move?: Move; rounds?: number };

/** A third side, measured in every round, and how far the bar moves by what it took beside the other two. */
export type Move = { side: Side; by: (took: { ours: number; floor: number; side: number }) => number };

/** A bar that was set for the core of what ours does: it moves by how much of our time the core takes. */
export function byCore(side: Side): Move {
  return { side, by: (took) => took.side / took.ours };
}

/**
 * Runs all sides in turn, once to warm up and then round after round, forwards and backwards in turn. A ratio is taken in every
 * round, of measurements next to each other, because a machine that is busy slows all of them.
 */
export async function compare({ rounds = 7, ...sides }: Sides): Promise<Comparison> {
  await oneRound(sides, false);
  const measured: Comparison[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await oneRound(sides, round % 2 === 0));
  const moves = measured.flatMap(({ move }) => move ?? []);
  return {
    ours: median(measured.map((each) => each.ours)),
    floor: median(measured.map((each) => each.floor)),
    ratio: median(measured.map((each) => each.ratio)),
    ...(moves.length > 0 ? { move: median(moves) } : {}),
  };
}

async function oneRound({ ours, floor, move }: Sides, isForwards: boolean): Promise<Comparison> {
  const order = move ? [ours, floor, move.side] : [ours, floor];
  const took = new Map<Side, number>();
  for (const side of isForwards ? order : order.toReversed()) took.set(side, await side());
  const [oursTook = 0, floorTook = 0, side = 0] = order.map((each) => took.get(each));
  return {
    ours: oursTook,
    floor: floorTook,
    ratio: oursTook / floorTook,
    ...(move ? { move: move.by({ ours: oursTook, floor: floorTook, side }) } : {}),
  };
}

/** Milliseconds of one of `operations` that some work does. */
export async function timePer(operations: number, work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / operations;
}

/** The value in the middle; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
