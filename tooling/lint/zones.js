import { dirname, join } from 'node:path';
import { importRule } from './imports.js';
import { isTestFile, pathInRepository } from './source-file.js';

/**
 * Zones that must not know each other: of the server two doors, one corridor; of the reports what writes a file and what checks
 * it, so that no mistake of the one is shared by the other.
 */
const STRANGERS = [
  ['apps/server/src/trpc/', 'apps/server/src/rest/'],
  ['apps/server/src/rest/', 'apps/server/src/trpc/'],
  ['apps/server/src/application/', 'apps/server/src/trpc/'],
  ['apps/server/src/application/', 'apps/server/src/rest/'],
  ['packages/reports/src/fixed-width/', 'packages/reports/src/file-check/'],
  ['packages/reports/src/agency-files/', 'packages/reports/src/file-check/'],
];

/**
 * Zones that know nothing of ours but themselves and these: of the ledger no payroll and no records of persons; what checks an
 * agency's file knows nothing of what it is made of.
 */
const SECLUDED = [
  {
    zone: 'packages/ledger/src/event-store/',
    knows: ['packages/ledger/src/database/', 'packages/ledger/src/schema/', '@garita/domain/time/'],
  },
  { zone: 'packages/ledger/src/schema/', knows: ['@garita/domain/'] },
  { zone: 'packages/reports/src/file-check/', knows: ['packages/reports/src/text/file-fields.es.ts'] },
];

/** Zones of the web that every screen is made from; of pay and of the kinds of record they know nothing. */
const GENERAL = /^apps\/web\/src\/(components|form)\//;
const PARTICULAR = /^apps\/web\/src\/(pay\/|records\/|text\/(?!(common|dialog|form|table)\.es\.ts$))/;
/** What they take of the domain. */
const GENERAL_DOMAIN = /^@garita\/domain\/(field|money|reference|text|time)\//;

/** The zones inside a workspace. A feature is a folder: a new one is protected without being listed. */
export const zones = importRule(({ specifier }, context) => {
  const path = pathInRepository(context);
  if (isTestFile(path)) return undefined;
  const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
  return (
    refuseFeature(path, target) ??
    refuseStranger(path, target) ??
    refuseToSecluded(path, target) ??
    refuseToGeneral(path, target)
  );
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

/**
 * @param {string} path
 * @param {string} target a path in the repository, or the name of a package
 */
function refuseToSecluded(path, target) {
  const secluded = SECLUDED.find(({ zone }) => path.startsWith(zone));
  if (!secluded || !/^(packages\/|@garita\/)/.test(target)) return undefined;
  const { zone, knows } = secluded;
  return [zone, ...knows].some((known) => target.startsWith(known))
    ? undefined
    : `Of what is ours ${zone} may import ${knows.join(' and ')}.`;
}

/**
 * @param {string} path
 * @param {string} target a path in the repository, or the name of a package
 */
function refuseToGeneral(path, target) {
  if (!GENERAL.test(path)) return undefined;
  const isOfDomain = target.startsWith('@garita/domain/');
  const isParticular = isOfDomain ? !GENERAL_DOMAIN.test(target) : PARTICULAR.test(target);
  return isParticular ? `What every screen is made from may not import ${target}.` : undefined;
}
