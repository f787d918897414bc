import { dirname, join } from 'node:path';
import { importRule } from './imports.js';
import { isTestFile, pathInRepository } from './source-file.js';

/**
 * What the source of each room may import of the others. `types` means `import type` only; a test may run them.
 * @type {Record<string, { runtime: string[], types: string[] }>}
 */
const ROOMS = {
  'packages/domain': { runtime: [], types: [] },
  'packages/ledger': { runtime: ['domain'], types: [] },
  'packages/reports': { runtime: ['domain'], types: ['ledger'] },
  'apps/server': { runtime: ['domain', 'ledger', 'reports'], types: [] },
  'apps/web': { runtime: ['domain'], types: ['server'] },
};

/** The rooms know each other by name and in one direction; relative paths stay inside a room. */
export const rooms = importRule(({ specifier, isTypeOnly }, context) => {
  const path = pathInRepository(context);
  const room = roomOf(path);
  const allowed = room && ROOMS[room];
  if (!allowed || !path.startsWith(`${room}/src/`)) return undefined;

  if (specifier.startsWith('.')) {
    const target = join(dirname(path), specifier);
    return target.startsWith(`${room}/`) ? undefined : `A relative import must stay in ${room}.`;
  }
  const imported = /^@garita\/([^/]+)/.exec(specifier)?.[1];
  if (imported === undefined || allowed.runtime.includes(imported)) return undefined;
  if (!allowed.types.includes(imported)) return `${room} may not import @garita/${imported}.`;
  return isTypeOnly || isTestFile(path)
    ? undefined
    : `${room} may import only types from @garita/${imported}.`;
});

/** @param {string} path */
function roomOf(path) {
  return Object.keys(ROOMS).find((room) => path.startsWith(`${room}/`));
}
