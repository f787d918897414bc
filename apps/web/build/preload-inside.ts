import type { Plugin, Rolldown } from 'vite';
import { PATHS } from '../src/config/paths.ts';

type Chunk = Rolldown.OutputChunk;

const INSIDE = /(app\/routed|app\/queries|layout\/shell)\.tsx$/;

/** The screens where most visits begin: the first follows the sign-in, the second is used most of the day. */
const SCREENS = {
  [PATHS.desk]: /desk\/desk-screen\.tsx$/,
  [PATHS.timeEntry]: /time-entry\/time-entry-screen\.tsx$/,
};

/**
 * Names in the page the files that every private screen needs, and those of two screens by the end of their
 * addresses. `public/inside.js` fetches them beside the page's own files, or while somebody types into the
 * sign-in.
 *
 * Saves no bytes: files load side by side that would otherwise follow one another. Vite preloads by itself
 * only what the entrance imports, or what an import() that has already run needs.
 */
export const preloadInside: Plugin = {
  name: 'preload-inside',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entrance = chunks.find(({ isEntry }) => isEntry);
      // The development server has no files to name.
      if (!entrance) return [];
      const inside = filesOf(chunks, INSIDE, [entrance.fileName, ...entrance.imports]);
      const known = [entrance.fileName, ...entrance.imports, ...inside];
      const screens = Object.entries(SCREENS).map(([path, source]) => [
        lastOf(path),
        addresses(filesOf(chunks, source, known)),
      ]);
      const attrs = {
        src: '/inside.js',
        'data-inside': addresses(inside),
        'data-screens': JSON.stringify(Object.fromEntries(screens)),
        'data-home': lastOf(PATHS.desk),
      };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
};

/** Returns the files of some modules with all that they import, without those that are known already. */
function filesOf(chunks: readonly Chunk[], source: RegExp, known: readonly string[]): string[] {
  const own = chunks.filter(({ facadeModuleId }) => source.test(facadeModuleId ?? ''));
  const needed = new Set(own.map(({ fileName }) => fileName));
  // A loop over a set also visits what is added during the loop.
  for (const name of needed) {
    const file = chunks.find(({ fileName }) => fileName === name);
    for (const imported of file?.imports ?? []) needed.add(imported);
  }
  return [...needed].filter((name) => !known.includes(name));
}

const addresses = (files: readonly string[]) => files.map((name) => `/${name}`).join(' ');

const lastOf = (path: string) => path.slice(path.lastIndexOf('/'));
