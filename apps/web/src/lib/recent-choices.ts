/** So many choices of the palette are offered again. */
const MOST_RECENT = 5;

/** What this user chose in the palette on this browser, newest first: the ids of entries, which name nobody. */
export function recentChoices(userId: number): string[] {
  return (localStorage.getItem(keyOf(userId)) ?? '').split(',').filter(Boolean);
}

/** Puts a choice first, whether or not it was among them. */
export function rememberChoice(userId: number, id: string): void {
  const others = recentChoices(userId).filter((other) => other !== id);
  localStorage.setItem(keyOf(userId), [id, ...others].slice(0, MOST_RECENT).join(','));
}

// As with the visited companies: several people may use one browser.
const keyOf = (userId: number) => `palette-recent-${userId}`;
