/**
 * Awaits several promises by name. Statements that do not need each other's answers are sent together, and
 * cost one round trip instead of one each.
 */
export async function allOf<Reads extends Record<string, unknown>>(
  reads: Reads,
): Promise<{ [Name in keyof Reads]: Awaited<Reads[Name]> }> {
  const names = Object.keys(reads);
  const answers = await Promise.all(Object.values(reads));
  return Object.fromEntries(names.map((name, at) => [name, answers[at]])) as {
    [Name in keyof Reads]: Awaited<Reads[Name]>;
  }; // name by name
}
