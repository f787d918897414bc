/** Fenced blocks and code in backquotes, in which brackets are no links. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /\]\(([^()\s]+)\)/g;

/** Returns the files that a Markdown text links to, without addresses of the web and places within a file. */
export function relativeLinks(markdown: string): string[] {
  return [...markdown.replace(CODE, '').matchAll(LINK)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}
