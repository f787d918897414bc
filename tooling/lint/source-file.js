import { relative } from 'node:path';

/**
 * Returns a file's path from the root of the repository, for example `packages/domain/src/money/cents.ts`.
 * @param {{ cwd: string, filename: string }} context
 */
export function pathInRepository({ cwd, filename }) {
  return relative(cwd, filename);
}

/**
 * Returns true for tests and for what only tests use.
 * @param {string} path
 */
export function isTestFile(path) {
  return /\.(test|testing|builder|e2e)\.tsx?$/.test(path) || /\/(testing|e2e)\//.test(path);
}
