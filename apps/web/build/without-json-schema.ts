import type { Plugin } from 'vite';

/** The modules of zod that describe schemas as JSON Schema. */
const JSON_SCHEMA = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

const LEFT_OUT = "() => { throw new Error('Left out of the web by build/without-json-schema.ts'); }";

/**
 * Leaves out of the browser's zod what describes a schema as JSON Schema, which the server alone asks for. Whatever
 * asks for it all the same fails with the name of this file.
 *
 * Saves 5.4 KB (gzip) of the sign-in. No option of the bundler does: every schema holds a method that calls these
 * modules, so they are in use to tree shaking, and an alias sees only a relative specifier of whichever package.
 */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: JSON_SCHEMA }, handler: withoutBodies },
};

function withoutBodies(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const aliases = [...code.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm)].map(([, name]) => name);
  return [
    `const leftOut = ${LEFT_OUT};`,
    ...[...names, ...aliases].map((name) => `export { leftOut as ${name} };`),
  ].join('\n');
}
