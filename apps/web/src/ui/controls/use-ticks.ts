import { useState } from 'react';

type TicksOptions<Item> = {
  /** Returns what tells the items apart. */
  keyOf: (item: Item) => string | number;
  /** Returns true for an item that is ticked before somebody ticks or unticks it; all are by default. */
  isTickedAtFirst?: (item: Item) => boolean;
};

/** Keeps which items of a list are ticked, each with a box of its own. */
export function useTicks<Item>(items: readonly Item[], options: TicksOptions<Item>) {
  const { keyOf, isTickedAtFirst = () => true } = options;
  const [changes, setChanges] = useState<ReadonlyMap<string | number, boolean>>(new Map());
  const isTicked = (item: Item) => changes.get(keyOf(item)) ?? isTickedAtFirst(item);
  return {
    chosen: items.filter(isTicked),
    isTicked,
    /** Ticks or unticks items. */
    tick: (ticked: readonly Item[], isOn: boolean) =>
      setChanges(new Map([...changes, ...ticked.map((item) => [keyOf(item), isOn] as const)])),
    /** Leaves every item as it was at first. */
    reset: () => setChanges(new Map()),
  };
}
