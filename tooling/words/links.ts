/** Fenced blocks and code in backquotes, where brackets are not links. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /\]\(([^()\s]+)\)/g;

/** Returns the files that a Markdown text links to, without addresses of the web and places within a file. */
export function relativeLinks(markdown: string): string[] {
  return [...markdown.replace(CODE, '').matchAll(LINK)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

/**
 * Returns the decisions that a text names: the file where it has a path, otherwise the number of four digits.
 */
export function decisionsNamedIn(text: string): string[] {
  return [...text.matchAll(/docs\/decisions\/(\d{4}-[a-z0-9-]+\.md)|\bdecision (\d{4})\b(?!\]\()/gi)].flatMap(
    ([, file, number]) => file ?? number ?? [],
  );
}

/** A path of a file or folder: with a known ending, a slash at its end, or below one of our top folders. */
const PATH =
  /^(?:[\w@.+-]+\/)*[\w@.+-]+\.(?:tsx?|m?js|json|sql|py|sh|md)$|^(?:[\w@.+-]+\/)+$|^(?:apps|docs|packages|src|tooling)\/[\w@./+-]+$/;

/** Returns the paths that a Markdown text names in backquotes, outside of fenced blocks. */
export function namedPaths(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) && !code.startsWith('.'));
}
