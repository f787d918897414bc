import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { every, except } from 'hono/combine';
import { etag } from 'hono/etag';
import type { HttpEnv } from './http-env.ts';

/** Vite puts the hash of a file's content into its name, so that a name never means anything else. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Everything else is asked for each time, and answered with 304 while it is the same. */
const ASK_AGAIN = 'no-cache';

/** The page of the documented interface, a screen among paths that are none. */
const API_PAGE = '/api/docs';

/** Paths that are no screens: what is not found there is not found. */
const NO_SCREENS = ['/assets/*', '/api/*', '/trpc/*', '/files/*', '/internal/*'];

/** The built web from its folder, a file of the build as the build packed it. A path that is no file is a screen, which the browser's own router shows. */
export function webFiles(root: string): Hono<HttpEnv> {
  const files = new Hono<HttpEnv>();
  const built = serveStatic<HttpEnv>({ root, precompressed: true });
  const file = serveStatic<HttpEnv>({ root });
  const page = serveStatic<HttpEnv>({ root, path: 'index.html' });
  files.get('/assets/*', kept(FOREVER), built);
  files.get(API_PAGE, kept(ASK_AGAIN), etag(), page);
  files.get('*', except(NO_SCREENS, every(kept(ASK_AGAIN), etag(), file, page)));
  return files;
}

function kept(cacheControl: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok || c.res.status === 304) c.header('Cache-Control', cacheControl);
  };
}
