import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { every, except } from 'hono/combine';
import { etag } from 'hono/etag';
import type { HttpEnv } from './http-env.ts';

/** Vite puts the hash of a file's content into its name, so that a name never means anything else. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Everything else is asked for each time, and answered with 304 while it is the same. */
const ASK_AGAIN = 'no-cache';

/** Paths that are no screens: what is not found there is not found. */
const NO_SCREENS = ['/assets/*', '/api/*', '/trpc/*', '/internal/*'];

/** The built web from its folder. A path that is no file is a screen, which the browser's own router shows. */
export function webFiles(folder: string): Hono<HttpEnv> {
  const files = new Hono<HttpEnv>();
  files.use(etag());
  files.get('/assets/*', fileOf(folder, FOREVER));
  files.get(
    '*',
    except(NO_SCREENS, every(fileOf(folder, ASK_AGAIN), fileOf(folder, ASK_AGAIN, 'index.html'))),
  );
  return files;
}

function fileOf(folder: string, cacheControl: string, path?: string): MiddlewareHandler<HttpEnv> {
  return serveStatic({
    root: folder,
    ...(path === undefined ? {} : { path }),
    onFound: (_, c) => c.header('Cache-Control', cacheControl),
  });
}
