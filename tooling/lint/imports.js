import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

// Oxlint loads its plugins as plain JavaScript on Node 20; types are checked through these comments.

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */
/** @typedef {Parameters<NonNullable<Rule['create']>>[0]} Context */
/** @typedef {{ specifier: string, isTypeOnly: boolean }} Import */

/**
 * Makes a rule that checks each import, re-export and `import()`.
 * @param {(imported: Import, context: Context) => string | undefined} refuse returns the complaint or nothing
 * @returns {Rule}
 */
export function importRule(refuse) {
  return {
    create(context) {
      /** @param {any} node an import or export of ESTree; `source` is absent from a plain export */
      const check = (node) => {
        const specifier = node.source?.value;
        if (typeof specifier !== 'string') return;
        const isTypeOnly = node.importKind === 'type' || node.exportKind === 'type';
        const message = refuse({ specifier, isTypeOnly }, context);
        if (message !== undefined) context.report({ node, message });
      };
      return {
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
      };
    },
  };
}

/**
 * Requires an imported package to be listed in the package.json of its workspace, or of the root (tools of
 * the whole repository). npm hoists packages, so an import of one that only another workspace lists would
 * work by chance.
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
