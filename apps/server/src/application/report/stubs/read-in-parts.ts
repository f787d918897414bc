/** What is read of some, so many at a time: the next part when whoever asks has used up the one before, and none once nobody asks. */
export async function* readInParts<Item, Read>(
  items: readonly Item[],
  size: number,
  read: (part: readonly Item[]) => Promise<Read>,
): AsyncGenerator<Read> {
  for (let from = 0; from < items.length; from += size) yield await read(items.slice(from, from + size));
}
