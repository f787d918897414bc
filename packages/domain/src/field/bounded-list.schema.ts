import { z } from 'zod';

/** The maximum length of each kind of list in a request. */
export const MAX_MEMBERS = {
  /** The rows of a withholding table; those of the Treasury have fewer than ten. */
  tableRows: 20,
  /** The dates of a year that something is entered for: minimum wages, or free days. */
  days: 60,
  /** The company lines of one pay. */
  companyLines: 200,
  /** The listed employees of a company. */
  employees: 5_000,
  /** The rows of a pay run: a company's employees. */
  runRows: 5_000,
  /** The returns and deposits of a company that are settled at once. */
  obligations: 500,
  /** The companies that a user's access lists. */
  companies: 5_000,
} as const;

/**
 * Returns the schema of a list with a maximum length by kind. A longer list is refused as a whole, before
 * rules about its members run. Code: `list-too-long`.
 *
 * @param error the code, or the function returning it, for a value that is not a list
 */
export function boundedListSchema<Member extends z.ZodType>(
  member: Member,
  kind: keyof typeof MAX_MEMBERS,
  error: Parameters<typeof z.array>[1],
) {
  return z.array(member, error).max(MAX_MEMBERS[kind], { error: 'list-too-long', abort: true });
}
