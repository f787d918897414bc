import { z } from 'zod';

const verificationSchema = z.object({ at: z.iso.datetime(), lastSeq: z.int(), isWhole: z.boolean() });

/** How the last verification of a company on this browser ended. */
export type LastVerification = z.infer<typeof verificationSchema>;

/** The last one; undefined where there was none. */
export function lastVerification(companyId: number): LastVerification | undefined {
  return verificationSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(companyId)) ?? 'null')).data;
}

export function rememberVerification(companyId: number, verification: LastVerification): void {
  localStorage.setItem(keyOf(companyId), JSON.stringify(verification));
}

// It names nobody: whoever uses this browser may know of it.
const keyOf = (companyId: number) => `verified-${companyId}`;
