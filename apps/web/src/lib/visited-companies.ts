/** So many companies are offered again on Escritorio. */
export const MOST_VISITED = 3;

/** The companies that this user opened on this browser, newest first. Only their ids: a name may change meanwhile. */
export function visitedCompanies(userId: number): number[] {
  return (localStorage.getItem(keyOf(userId)) ?? '').split(',').filter(Boolean).map(Number);
}

/** Puts a company first, whether or not it was among the visited. */
export function rememberVisit(userId: number, companyId: number): void {
  const others = visitedCompanies(userId).filter((id) => id !== companyId);
  localStorage.setItem(keyOf(userId), [companyId, ...others].slice(0, MOST_VISITED).join(','));
}

// Several people may use one browser; none should see whose books another keeps.
const keyOf = (userId: number) => `visited-companies-${userId}`;
