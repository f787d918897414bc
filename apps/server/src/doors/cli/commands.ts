import type { Config } from '../../boot/config.ts';
import { backup } from './backup.ts';
import type { Command, Outcome, ReportProgress } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { eraseMemosCommand } from './erase-memos.ts';
import { exportPacket } from './export-packet.ts';
import { resetPasswordCommand, resetSecondFactorCommand } from './recover.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { rotateKey } from './rotate-key.ts';
import { rebuild, verify } from './verify.ts';

/** Every command of the command line, by the name that is typed. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'create-admin': createAdmin,
  'reset-password': resetPasswordCommand,
  'reset-second-factor': resetSecondFactorCommand,
  verify,
  rebuild,
  replay,
  export: exportPacket,
  'erase-memos': eraseMemosCommand,
  backup,
};

/**
 * Commands that open the installation themselves: a server that has the embedded database must be stopped
 * first.
 */
export const OFFLINE_COMMANDS: Readonly<
  Record<string, (config: Config, input: unknown, tell: ReportProgress) => Promise<Outcome>>
> = {
  restore,
  'rotate-key': rotateKey,
};

/** Commands with which an installation begins; every other one is about a database that there is. */
export const INSTALL_COMMANDS: ReadonlySet<string> = new Set(['create-admin', 'restore']);
