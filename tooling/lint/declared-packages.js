import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { importRule } from './imports.js';

/**
 * Every package that a file imports is listed in the package.json of its workspace, or (tools of the whole repository) of the
 * root. npm hoists, so without this an import of what only another workspace lists would work.
 */
export const declaredPackages = importRule(({ specifier }, { cwd, filename }) => {
  if (specifier.startsWith('.') || isBuiltin(specifier)) return undefined;
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  const manifests = [nearestManifest(dirname(filename)), join(cwd, 'package.json')];
  return manifests.some((manifest) => packagesOf(manifest).has(name))
    ? undefined
    : `${name} is not listed in ${manifests[0]}.`;
});

/**
 * @param {string} folder
 * @returns {string}
 */
function nearestManifest(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) ? manifest : nearestManifest(dirname(folder));
}

/** @type {Map<string, Set<string>>} */
const packagesByManifest = new Map();

/** @param {string} manifest */
function packagesOf(manifest) {
  const known = packagesByManifest.get(manifest);
  if (known) return known;
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const packages = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
  packagesByManifest.set(manifest, packages);
  return packages;
}
