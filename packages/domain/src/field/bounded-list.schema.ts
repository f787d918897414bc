import { z } from 'zod';

/** The most members of each kind of list that a request may bring. */
export const MOST_MEMBERS = {
  /** The rows of a withholding table; those of the Treasury have fewer than ten. */
  tableRows: 20,
  /** The company lines of one pay. */
  companyLines: 200,
  /** The employees of a company who are named one by one. */
  employees: 5_000,
  /** The returns and deposits of a company that are settled at once. */
  obligations: 500,
  /** The companies of an account that a user is limited to. */
  companies: 5_000,
} as const;

/**
 * Makes the schema of a list that has at most as many members as its kind may have. A longer one is refused
 * as a whole, before rules over its members are checked. Code: `list-too-long`.
 *
 * @param error the code, or what makes it, of something that is no list
 */
export function boundedListSchema<Member extends z.ZodType>(
  member: Member,
  kind: keyof typeof MOST_MEMBERS,
  error: Parameters<typeof z.array>[1],
) {
  return z.array(member, error).max(MOST_MEMBERS[kind], { error: 'list-too-long', abort: true });
}
