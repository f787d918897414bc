import type { Plugin } from 'vite';

const INSIDE = /(app\/routed|app\/questions|layout\/shell)\.tsx$/;

/**
 * Tells the page which files the screens inside need before any of them: `public/inside.js` has them fetched beside the page's
 * own for whoever is signed in, instead of after these have run.
 */
export const preloadInside: Plugin = {
  name: 'preload-inside',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entrance = chunks.find(({ isEntry }) => isEntry);
      const inside = chunks.filter(({ facadeModuleId }) => INSIDE.test(facadeModuleId ?? ''));
      // The server of the developers has no files to name.
      if (!entrance || inside.length === 0) return [];
      const known = [entrance.fileName, ...entrance.imports];
      const needed = new Set(inside.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      const files = [...needed].filter((name) => !known.includes(name));
      const attrs = { src: '/inside.js', 'data-files': files.map((name) => `/${name}`).join(' ') };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
};
