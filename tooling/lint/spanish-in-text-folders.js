import { isTestFile, pathInRepository } from './source-file.js';

/**
 * Where Spanish is at home: four text folders, two files of proper nouns and addresses, the verifier of packets, which is one file and
 * imports none of ours, and the demo's people.
 */
const SPANISH = [
  'packages/domain/src/text/',
  'apps/web/src/text/',
  'apps/server/src/text/',
  'packages/reports/src/text/',
  'packages/domain/src/reference/municipalities.ts',
  'apps/web/src/config/paths.ts',
  'packages/ledger/packet/verify.mjs',
  'tooling/demo/',
];

/**
 * Words that people read are in the text folders, so that one person can read them all. A comment or a regular expression
 * is not text.
 * @type {import('./imports.js').Rule}
 */
export const spanishInTextFolders = {
  create(context) {
    const path = pathInRepository(context);
    if (isTestFile(path) || SPANISH.some((place) => path.startsWith(place))) return {};

    /** @type {(node: any, text: unknown) => void} */
    const check = (node, text) => {
      if (typeof text !== 'string' || !/[áéíóúüñ¿¡]/i.test(text)) return;
      context.report({ node, message: 'Spanish belongs in a text folder (src/text/*.es.ts).' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};
