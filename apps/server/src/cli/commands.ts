import type { Command } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { rebuild } from './rebuild.ts';
import { verify } from './verify.ts';

/** Every command of the command line, by the name that is typed. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'create-admin': createAdmin,
  verify,
  rebuild,
};
