/** The number of companies that Escritorio offers again. */
export const MOST_VISITED = 3;

/** The number of recent choices that the palette offers. */
const MOST_RECENT = 5;

// The keys hold the user, because several people may use one browser. Only ids are stored: names may change,
// and nobody else should read them here.
const visitedKey = (userId: number) => `visited-companies-${userId}`;
const choicesKey = (userId: number) => `palette-recent-${userId}`;

/** Returns the companies that this user opened in this browser, newest first. */
export function visitedCompanies(userId: number): number[] {
  return storedIds(visitedKey(userId)).map(Number);
}

/** Puts a company first among the visited. */
export function rememberVisit(userId: number, companyId: number): void {
  putFirst(visitedKey(userId), String(companyId), MOST_VISITED);
}

/** Returns the ids of the palette's entries that this user chose in this browser, newest first. */
export function recentChoices(userId: number): string[] {
  return storedIds(choicesKey(userId));
}

/** Puts a choice first among the recent ones. */
export function rememberChoice(userId: number, id: string): void {
  putFirst(choicesKey(userId), id, MOST_RECENT);
}

function storedIds(key: string): string[] {
  return (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
}

function putFirst(key: string, id: string, most: number): void {
  const others = storedIds(key).filter((other) => other !== id);
  localStorage.setItem(key, [id, ...others].slice(0, most).join(','));
}
