/** @typedef {import('./imports.js').Rule} Rule */
/** @typedef {import('./imports.js').Context} Context */

const CLAUSE = /^(Of|Whether|Who|Whom|Whose|Where|When|Why|How|What|If|Behind|The same)\b/;
const WIDTH = 110;

/**
 * Requires a docstring to begin with a verb or a definition: 'Returns …', 'The pay entries that …'.
 * @type {Rule}
 */
export const docstringOpening = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
          const opening = CLAUSE.exec(comment.value.replace(/^[\s*]+/, ''))?.[0];
          if (opening === undefined) continue;
          const message = `A docstring begins with a verb or a definition, not with '${opening}'.`;
          context.report({ node: comment, message });
        }
      },
    };
  },
};

/**
 * Requires the reason, after ` -- `, wherever a rule is turned off in a line.
 * @type {Rule}
 */
export const reasonedDisables = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*(oxlint|eslint)-disable/.test(comment.value) || / -- \S/.test(comment.value)) continue;
          context.report({ node: comment, message: 'Say after -- why the rule is turned off here.' });
        }
      },
    };
  },
};

/**
 * Limits the lines of comments to 110 columns. A line without a space (an address) and a directive cannot be
 * broken.
 * @type {Rule}
 */
export const commentWidth = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const line = tooWideLine(comment, context);
          if (line === undefined) continue;
          context.report({
            node: comment,
            message: `Line ${line} of a comment is wider than ${WIDTH} columns.`,
          });
        }
      },
    };
  },
};

/**
 * Returns the number of the first line of a comment that could be broken and was not.
 * @param {{ value: string, loc: { start: { line: number }, end: { line: number } } }} comment
 * @param {Context} context
 */
function tooWideLine({ value, loc }, context) {
  if (/^\s*(oxlint|eslint)-disable/.test(value)) return undefined;
  const lines = context.sourceCode.lines.slice(loc.start.line - 1, loc.end.line);
  const index = lines.findIndex(
    (line) => line.length > WIDTH && /\S\s+\S/.test(line.replace(/^[\s/*]+/, '')),
  );
  return index < 0 ? undefined : loc.start.line + index;
}
