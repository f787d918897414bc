import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES, type Role } from '@garita/domain/account/permissions';
import { findUserByEmail, setPasswordHash } from '@garita/ledger/registry/access/users';
import { z } from 'zod';
import type { Dependencies } from '../application/dependencies.ts';
import { removeDatabase } from './data-folder.ts';

/** A user of the demonstration to sign in as. */
export type DemoSignIn = { email: string; role: Role };

/** The exports of the demonstration's bundle. It is no part of the server, which only starts it. */
type DemoModule = {
  loadDemo: (
    dependencies: Dependencies,
    password: string,
    progress: (loaded: number, total: number) => void,
  ) => Promise<DemoSignIn[]>;
};

const BUNDLE = new URL('./demo.js', import.meta.url).href;
const LOADED = 'demo-loaded.json';

const signInsSchema = z.array(z.object({ email: z.string(), role: z.enum(ROLES) }));

/** Removes a demonstration whose loading was interrupted, because half a year of pay would be confusing. */
export function removeHalfLoadedDemo(folder: string): void {
  if (!existsSync(join(folder, LOADED))) removeDatabase(folder);
}

/** Loads the demonstration if there is none yet, and sets the password of its users in any case. */
export async function prepareDemo(
  dependencies: Dependencies,
  folder: string,
  { password, progress }: { password: string; progress: (loaded: number, total: number) => void },
): Promise<DemoSignIn[]> {
  const path = join(folder, LOADED);
  if (existsSync(path)) {
    const signIns = signInsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    for (const signIn of signIns) await replacePassword(dependencies, signIn, password);
    return signIns;
  }
  const { loadDemo } = (await import(BUNDLE)) as DemoModule; // build.ts makes it of exactly this
  const signIns = await loadDemo(dependencies, password, progress);
  writeFileSync(path, JSON.stringify(signIns));
  return signIns;
}

async function replacePassword(
  { database, passwordHasher, now }: Dependencies,
  { email }: DemoSignIn,
  password: string,
): Promise<void> {
  const user = await findUserByEmail(database, email);
  if (!user) return;
  const stamp = { accountId: user.accountId, actorId: user.id, at: now() };
  const passwordHash = await passwordHasher.hash(password);
  await database.transaction((tx) => setPasswordHash(tx, stamp, user.id, passwordHash));
}
