import { dirname, join } from 'node:path';
import { importRule } from './imports.js';
import { isTestFile, pathInRepository } from './source-file.js';

/**
 * The rooms that each room may import. `types` allows `import type` only, except in tests.
 * @type {Record<string, { runtime: string[], types: string[] }>}
 */
const ROOMS = {
  'packages/domain': { runtime: [], types: [] },
  'packages/ledger': { runtime: ['domain'], types: [] },
  'packages/reports': { runtime: ['domain'], types: ['ledger'] },
  'apps/server': { runtime: ['domain', 'ledger', 'reports'], types: [] },
  'apps/web': { runtime: ['domain'], types: ['server'] },
};

/**
 * Refuses an import of a room that is not allowed here, and a relative import that leaves its room. Every
 * room may import the root's package.json for the version.
 */
export const rooms = importRule(({ specifier, isTypeOnly }, context) => {
  const path = pathInRepository(context);
  const room = roomOf(path);
  const allowed = room && ROOMS[room];
  if (!allowed || !path.startsWith(`${room}/src/`)) return undefined;

  if (specifier.startsWith('.')) {
    const target = join(dirname(path), specifier);
    return target.startsWith(`${room}/`) || target === 'package.json'
      ? undefined
      : `A relative import must stay in ${room}.`;
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

/**
 * Pairs of zones of which the first may not import the second. The two doors of the server stay apart and use
 * cases know neither. The reports' writers and checkers of files stay apart, so that they share no mistake.
 */
const FORBIDDEN = [
  ['apps/server/src/doors/trpc/', 'apps/server/src/doors/rest/'],
  ['apps/server/src/doors/rest/', 'apps/server/src/doors/trpc/'],
  ['apps/server/src/application/', 'apps/server/src/doors/trpc/'],
  ['apps/server/src/application/', 'apps/server/src/doors/rest/'],
  ['packages/reports/src/fixed-width/', 'packages/reports/src/file-check/'],
  ['packages/reports/src/agency-files/', 'packages/reports/src/file-check/'],
];

/**
 * Zones that may import only themselves and what is listed; the first that a file lies in counts. The event
 * store knows no payroll and no records of persons; the checks of an agency's file know nothing of the code
 * that writes it.
 */
const CLOSED = [
  {
    zone: 'packages/ledger/src/event-store/',
    knows: ['packages/ledger/src/database/', 'packages/ledger/src/schema/', '@garita/domain/time/'],
  },
  { zone: 'packages/ledger/src/schema/', knows: ['@garita/domain/'] },
  // The sentences print amounts and dates; the checks themselves read them on their own.
  {
    zone: 'packages/reports/src/file-check/text/',
    knows: [
      'packages/reports/src/file-check/',
      '@garita/domain/money/cents',
      '@garita/domain/time/calendar-date',
      'packages/reports/src/text/printed-date.es.ts',
    ],
  },
  { zone: 'packages/reports/src/file-check/', knows: [] },
];

/** Zones of the web that every screen is made from. They know neither pay nor the kinds of record. */
const GENERAL = /^apps\/web\/src\/ui\//;
const PARTICULAR = /^apps\/web\/src\/(pay\/|records\/|text\/(?!(common|dialog|form|table)\.es\.ts$))/;
/** The folders of the domain that they may import. */
const GENERAL_DOMAIN = /^@garita\/domain\/(field|money|reference|text|time)\//;

/** Refuses an import between zones of one workspace. A feature is a folder: a new one needs no entry here. */
export const zones = importRule(({ specifier }, context) => {
  const path = pathInRepository(context);
  if (isTestFile(path)) return undefined;
  const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
  return (
    refuseFeature(path, target) ??
    refuseForbidden(path, target) ??
    refuseFromClosed(path, target) ??
    refuseFromGeneral(path, target)
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
function refuseForbidden(path, target) {
  const pair = FORBIDDEN.find(([from = '', to = '']) => path.startsWith(from) && target.startsWith(to));
  return pair && `${pair[0]} may not import ${pair[1]}.`;
}

/**
 * @param {string} path
 * @param {string} target a path in the repository, or the name of a package
 */
function refuseFromClosed(path, target) {
  const closed = CLOSED.find(({ zone }) => path.startsWith(zone));
  if (!closed || !/^(packages\/|@garita\/)/.test(target)) return undefined;
  const { zone, knows } = closed;
  return [zone, ...knows].some((known) => target.startsWith(known))
    ? undefined
    : `Within the repository ${zone} may import only ${[zone, ...knows].join(' and ')}.`;
}

/**
 * @param {string} path
 * @param {string} target a path in the repository, or the name of a package
 */
function refuseFromGeneral(path, target) {
  if (!GENERAL.test(path)) return undefined;
  const isOfDomain = target.startsWith('@garita/domain/');
  const isParticular = isOfDomain ? !GENERAL_DOMAIN.test(target) : PARTICULAR.test(target);
  return isParticular ? `What every screen is made from may not import ${target}.` : undefined;
}
