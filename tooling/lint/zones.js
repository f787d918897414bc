import { dirname, join } from 'node:path';
import { importRule } from './imports.js';
import { isTestFile, pathInRepository } from './source-file.js';

/** Zones of the server that must not know each other: two doors, one corridor. */
const STRANGERS = [
  ['apps/server/src/trpc/', 'apps/server/src/rest/'],
  ['apps/server/src/rest/', 'apps/server/src/trpc/'],
  ['apps/server/src/application/', 'apps/server/src/trpc/'],
  ['apps/server/src/application/', 'apps/server/src/rest/'],
];

/** The zones inside `apps/web` and `apps/server`. A feature is a folder: a new one is protected without being listed. */
export const zones = importRule(({ specifier }, context) => {
  const path = pathInRepository(context);
  if (!specifier.startsWith('.') || isTestFile(path)) return undefined;
  const target = join(dirname(path), specifier);
  return refuseFeature(path, target) ?? refuseStranger(path, target);
});

/**
 * @param {string} path
 * @param {string} target
 */
function refuseFeature(path, target) {
  const feature = featureOf(target);
  if (feature === undefined || feature === featureOf(path) || path.startsWith('apps/web/src/app/')) {
    return undefined;
  }
  return `Only app/ and the feature itself may import features/${feature}.`;
}

/** @param {string} path */
function featureOf(path) {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/**
 * @param {string} path
 * @param {string} target
 */
function refuseStranger(path, target) {
  const strangers = STRANGERS.find(([from = '', to = '']) => path.startsWith(from) && target.startsWith(to));
  return strangers && `${strangers[0]} may not import ${strangers[1]}.`;
}
