/** Returns a function that gives the rows of a company out of the rows of an account. */
export function groupByCompany<Row extends { companyId: number }>(
  rows: readonly Row[],
): (companyId: number) => readonly Row[] {
  const ofEach = new Map<number, Row[]>();
  for (const row of rows) {
    const own = ofEach.get(row.companyId);
    if (own) own.push(row);
    else ofEach.set(row.companyId, [row]);
  }
  return (companyId) => ofEach.get(companyId) ?? [];
}
