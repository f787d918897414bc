import type { Plugin } from 'vite';

/** What zod describes schemas with, and its English sentences: neither is for screens, and every schema holds on to both. */
const UNUSED = /zod\/v4\/(core\/(json-schema-processors|to-json-schema)|locales\/en)\.js$/;

const LEFT_OUT = "() => { throw new Error('Left out of the web by build/schemas-as-checked.ts'); }";

/**
 * Leaves out of the browser's zod what no form asks for: a form checks values against a schema, and the server alone describes
 * schemas as JSON. Whatever asks for it all the same fails with the name of this file.
 */
export const schemasAsChecked: Plugin = {
  name: 'schemas-as-checked',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: UNUSED },
    handler: (code, id) => (id.endsWith('en.js') ? 'export default () => ({});' : withoutBodies(code)),
  },
};

function withoutBodies(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const aliases = [...code.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm)].map(([, name]) => name);
  return [
    `const leftOut = ${LEFT_OUT};`,
    ...[...names, ...aliases].map((name) => `export { leftOut as ${name} };`),
  ].join('\n');
}
