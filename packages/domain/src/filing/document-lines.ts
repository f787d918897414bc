/** A figure of a document and what it is called there. Lines of one name follow each other in the order of the document. */
export type DocumentLine = { name: string; value: string };

/** A line whose figure is another one now; empty where the document had, or has, no such line. */
export type ChangedLine = { name: string; filed: string; now: string };

/** The lines of a document that do not say today what they said when it was filed, in the order of the document. */
export function changedLines(filed: readonly DocumentLine[], now: readonly DocumentLine[]): ChangedLine[] {
  const before = numbered(filed);
  const after = numbered(now);
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const name = (after.get(key) ?? before.get(key))?.name ?? '';
    const line = { name, filed: before.get(key)?.value ?? '', now: after.get(key)?.value ?? '' };
    return line.filed === line.now ? [] : [line];
  });
}

// The second line of a name is compared with the second one.
function numbered(lines: readonly DocumentLine[]): Map<string, DocumentLine> {
  const counts = new Map<string, number>();
  const byKey = new Map<string, DocumentLine>();
  for (const line of lines) {
    const nth = (counts.get(line.name) ?? 0) + 1;
    counts.set(line.name, nth);
    byKey.set(JSON.stringify([line.name, nth]), line);
  }
  return byKey;
}
