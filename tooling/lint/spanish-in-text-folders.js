import { isTestFile, pathInRepository } from './source-file.js';

/**
 * The places that hold Spanish: five text folders, two files of proper nouns and addresses, the verifier of
 * packets (one file that imports none of ours) and the people of the demonstration.
 */
const SPANISH = [
  'packages/domain/src/text/',
  'apps/web/src/text/',
  'apps/server/src/text/',
  'packages/reports/src/text/',
  'packages/reports/src/file-check/text/',
  'packages/domain/src/reference/municipalities.ts',
  'apps/web/src/config/paths.ts',
  'packages/ledger/packet/verify.mjs',
  'tooling/demo/',
];

/**
 * Keeps the words that people read in the text folders, so that one person can review them all. Comments and
 * regular expressions are not text.
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
