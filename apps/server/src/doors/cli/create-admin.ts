import { randomBytes } from 'node:crypto';
import { isMadeOfOwner } from '@garita/domain/account/guessable-password';
import { companyAmountSchema } from '@garita/domain/account/registration-code.schema';
import { newPasswordSchema, userEmailSchema } from '@garita/domain/account/user.schema';
import { personNameSchema } from '@garita/domain/field/name.schema';
import { createAccount } from '@garita/ledger/registry/access/accounts';
import { z } from 'zod';
import { CONSOLE } from '../../text/console.es.ts';
import { errorDetail } from '../../text/errors.es.ts';
import { command } from './command.ts';

/** The facts of a new administrator. Without a password one is generated. */
export const newAdminSchema = z
  .strictObject({
    email: userEmailSchema,
    name: personNameSchema,
    lastName: personNameSchema,
    password: newPasswordSchema.optional(),
    companies: companyAmountSchema,
  })
  .refine(({ password = '', ...owner }) => !isMadeOfOwner(password, owner), {
    path: ['password'],
    error: 'password-common',
  });
export type NewAdmin = z.infer<typeof newAdminSchema>;

/** Creates an account with its administrator. */
export const createAdmin = command(newAdminSchema, async (dependencies, admin) => {
  const { database, passwordHasher, now } = dependencies;
  const { email, name, lastName, companies, password = newPassword() } = admin;
  const passwordHash = await passwordHasher.hash(password);
  const user = await database.transaction((tx) =>
    createAccount(tx, {
      at: now(),
      firstUser: { email, name, lastName, phone: '', role: 'administrator', passwordHash },
      code: { code: randomBytes(8).toString('hex'), companyAmount: companies },
    }),
  );
  if (!user) return { ok: false, lines: [errorDetail('email-taken')] };
  const created = CONSOLE.adminCreated(user.email);
  if (admin.password !== undefined) return { ok: true, lines: [created], facts: { email: user.email } };
  return {
    ok: true,
    lines: [created, CONSOLE.generatedPassword(password)],
    facts: { email: user.email, password },
  };
});

/** Returns a generated password of 120 random bits. */
export function newPassword(): string {
  return randomBytes(15).toString('base64url');
}
