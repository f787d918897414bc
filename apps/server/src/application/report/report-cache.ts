/** What was read for a document already, by what was asked: of many documents that are made at once each question is asked once. */
export type ReadCache = Map<string, Promise<unknown>>;

/** Asks, unless the same was asked before; each time where nothing is kept. */
export function cachedRead<Answer>(
  kept: ReadCache | undefined,
  asked: { [Question in string]: unknown },
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (!kept) return read();
  const key = JSON.stringify(asked);
  const answer = kept.get(key) ?? read();
  kept.set(key, answer);
  return answer as Promise<Answer>; // of the same question
}
