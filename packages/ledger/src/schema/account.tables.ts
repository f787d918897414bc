import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { type InvitedRole, invitedRoleSchema } from '@garita/domain/account/invitation.schema';
import { ROLES, type Role } from '@garita/domain/account/permissions';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, lower, moment, oneOf, recordId, recordVersion } from './columns.ts';
import { registry } from './registry.schema.ts';

/** An account is the tenant: everything below belongs to one account and is invisible to every other. */
export const accounts = registry.table('accounts', {
  id: id(),
  createdAt: moment('created_at').notNull(),
  /** True if only a user who booked nothing in a pay period may close it. */
  periodsClosedByAnother: boolean('periods_closed_by_another').notNull().default(false),
  /**
   * The user who wants `periodsClosedByAnother` switched off, which takes a second person, and the time of
   * the request. No foreign key: the account row exists before its users.
   */
  switchOffAskedBy: recordId('switch_off_asked_by'),
  switchOffAskedAt: moment('switch_off_asked_at'),
});

/**
 * Codes that let somebody open an account. The amount is the number of companies that the account may have,
 * now and later.
 */
export const registrationCodes = registry.table(
  'registration_codes',
  {
    id: id(),
    owner: text('owner').notNull(),
    email: text('email').notNull(),
    code: text('code').notNull().unique(),
    companyAmount: integer('company_amount').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: recordVersion(),
    /** The account that was opened with the code; null while it is unused. */
    accountId: recordId('account_id')
      .unique()
      .references(() => accounts.id),
  },
  (t) => [uniqueIndex('registration_codes_email').on(lower(t.email))],
);

/**
 * The part of the account that a user sees. A removed company stays in the list: an empty list would mean
 * the whole account.
 */
const access = () => jsonb('access').$type<Access>().notNull().default(WHOLE_ACCOUNT);

/** Returns the constraint that only an auditor sees a part of an account. */
function limitedAuditor(name: string, t: { role: PgColumn; access: PgColumn }) {
  return check(
    name,
    sql`${t.role} = 'auditor' or ${t.access} = ${sql.raw(`'${JSON.stringify(WHOLE_ACCOUNT)}'`)}::jsonb`,
  );
}

export const users = registry.table(
  'users',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    role: text('role').$type<Role>().notNull(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    access: access(),
  },
  (t) => [
    uniqueIndex('users_email').on(lower(t.email)),
    index('users_account_id').on(t.accountId),
    oneOf('users_role', t.role, ROLES),
    limitedAuditor('users_access', t),
  ],
);

/**
 * Sign-ins. Each has two tokens: the bearer token that a program sends, and the cookie that downloads come
 * with. Only their hashes are kept, so that whoever reads this table cannot sign in with it.
 */
export const sessions = registry.table(
  'sessions',
  {
    id: id(),
    userId: recordId('user_id')
      .notNull()
      .references(() => users.id),
    bearerHash: text('bearer_hash').notNull().unique(),
    cookieHash: text('cookie_hash').notNull().unique(),
    // The browser and address of the sign-in, shown to its owner only and removed with the session. Empty for
    // older sessions.
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user_id').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
);

/**
 * Invitations into an account. The token of the link is shown once and only its hash is kept; the row is
 * removed when the invitation is accepted or replaced.
 */
export const invitations = registry.table(
  'invitations',
  {
    id: id(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id),
    email: text('email').notNull(),
    role: text('role').$type<InvitedRole>().notNull(),
    access: access(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitations_email').on(t.accountId, lower(t.email)),
    oneOf('invitations_role', t.role, invitedRoleSchema.options),
    limitedAuditor('invitations_access', t),
  ],
);

/**
 * Links with which a user chooses a new password. The token is shown once and only its hash is kept; the row
 * is removed when the link is used or replaced.
 */
export const passwordResets = registry.table('password_resets', {
  userId: recordId('user_id')
    .primaryKey()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** Second factors: an application makes codes from this secret. A factor counts once it is confirmed. */
export const secondFactors = registry.table('second_factors', {
  userId: recordId('user_id')
    .primaryKey()
    .references(() => users.id),
  encryptedSecret: text('sealed_secret').notNull(),
  /** Null until a code shows that the user's application has the secret. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last used code; codes of it and of earlier steps are refused. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }),
});

/**
 * Recovery codes for a user who has lost the application: each signs in once and is then removed. Only their
 * hashes are kept.
 */
export const recoveryCodes = registry.table(
  'recovery_codes',
  {
    id: id(),
    userId: recordId('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [index('recovery_codes_user_id').on(t.userId)],
);

/** Rate-limited attempts: one row for each time and counter, stored as long as it counts. */
export const attempts = registry.table(
  'attempts',
  {
    id: id(),
    counter: text('counter').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('attempts_counter').on(t.counter, t.at), index('attempts_at').on(t.at)],
);
