import type { Role } from '@garita/domain/account/permissions';

/** Who is asking: a signed-in user of one account. Everything a use case reads or writes belongs to `accountId`. */
export type Actor = {
  userId: number;
  accountId: number;
  role: Role;
  name: string;
  email: string;
  /** The session that the request came with, by the hash of its token. */
  sessionHash: string;
};
