/**
 * A rule is turned off in a line only with the reason after ` -- `.
 * @type {import('./imports.js').Rule}
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
