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

/** Every command of the command line, by name. */
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
 * The commands that open the installation themselves; a server that has the embedded database must be stopped
 * first.
 */
export const OFFLINE_COMMANDS: Readonly<
  Record<string, (config: Config, input: unknown, tell: ReportProgress) => Promise<Outcome>>
> = {
  restore,
  'rotate-key': rotateKey,
};

/** The commands with which an installation begins; all others need an existing database. */
export const INSTALL_COMMANDS: ReadonlySet<string> = new Set(['create-admin', 'restore']);
