// Oxlint loads its plugins as plain JavaScript on Node 20; types are checked through these comments.

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */
/** @typedef {Parameters<NonNullable<Rule['create']>>[0]} Context */
/** @typedef {{ specifier: string, isTypeOnly: boolean }} Import */

/**
 * A rule that looks at one import (or re-export, or `import()`) at a time.
 * @param {(imported: Import, context: Context) => string | undefined} refuse the complaint, if there is one
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
