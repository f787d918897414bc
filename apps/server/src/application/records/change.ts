/** What a record becomes: the whole record, or what is made of the saved one where a change says only a part. */
export type RecordChangeOf<Shape> = Shape | ((saved: Shape) => Shape);

/** The record that a change makes of the saved one. */
export function applyChange<Shape extends object>(change: RecordChangeOf<Shape>, saved: Shape): Shape {
  return typeof change === 'function' ? change(saved) : change;
}
