import { reencryptTexts } from '@garita/ledger/registry/encrypted/reencrypt';
import type { Config } from '../../boot/config.ts';
import { forgetPreviousSecret } from '../../boot/data-folder.ts';
import { openRuntime } from '../../boot/runtime.ts';
import { secretFolder } from '../../boot/secrets.ts';
import { CONSOLE } from '../../text/console.es.ts';
import type { Outcome, ReportProgress } from './command.ts';

/**
 * Encrypts everything with a new secret: that of the environment, or a new one of the embedded database's
 * folder. After an interruption, running it again finishes the rotation.
 *
 * @throws FolderInUseError while a server has the embedded database.
 * @throws UnknownSecretError if nothing was encrypted with either secret.
 */
export async function rotateKey(config: Config, _input: unknown, tell: ReportProgress): Promise<Outcome> {
  const folder = secretFolder(config);
  if (folder === undefined && config.previousSecret === undefined) {
    return { ok: false, lines: [CONSOLE.previousSecretMissing] };
  }
  const runtime = await openRuntime(config, { renewsSecret: true });
  try {
    const { database, keyring } = runtime.dependencies;
    const { counts, unopened } = await reencryptTexts(database, keyring, ({ table, column }) =>
      tell(CONSOLE.encrypting(`${table}.${column}`)),
    );
    if (folder !== undefined) forgetPreviousSecret(folder);
    const done = folder === undefined ? CONSOLE.secretRotated : CONSOLE.folderSecretRotated(folder);
    return {
      ok: unopened.length === 0,
      lines: [
        ...counts.map(({ table, column, texts }) => CONSOLE.reencrypted(`${table}.${column}`, texts)),
        ...unopened.map(CONSOLE.unopenedText),
        done,
      ],
      facts: { sealed: counts, unopened },
    };
  } finally {
    await runtime.close();
  }
}
