import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { every, except } from 'hono/combine';
import { etag } from 'hono/etag';
import type { HttpEnv } from '../doors/connection.ts';

/** Vite puts the hash of a file's content into its name, so a name never changes its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** All other files are revalidated each time, and answered with 304 while unchanged. */
const ASK_AGAIN = 'no-cache';

/** The page of the documented interface, which is a screen below a path without screens. */
const API_PAGE = '/api/docs';

/** Paths without screens: what is not found there is answered with 404. */
const NO_SCREENS = ['/assets/*', '/api/*', '/trpc/*', '/files/*', '/internal/*'];

/**
 * The addresses of screens outside the desk. Every address below the desk is a screen; the browser's router
 * shows what does not exist.
 */
const SCREENS = new Set(['/', '/registro', '/recuperar', '/invitacion', '/contrasena', '/escritorio']);

/** Returns true for the address of a screen. A slash at the end changes nothing. */
export function isScreen(path: string): boolean {
  return path.startsWith('/escritorio/') || SCREENS.has(path.length > 1 ? path.replace(/\/$/, '') : path);
}

/**
 * Serves the built web from its folder, with the compressed files of the build. A screen is answered with the
 * page, whose router shows it. Other paths are not found; a browser still gets the page, which leads to the
 * sign-in or to Escritorio.
 */
export function webFiles(root: string): Hono<HttpEnv> {
  const files = new Hono<HttpEnv>();
  const built = serveStatic<HttpEnv>({ root, precompressed: true });
  const file = serveStatic<HttpEnv>({ root });
  const page = serveStatic<HttpEnv>({ root, path: 'index.html' });
  const screen: MiddlewareHandler<HttpEnv> = (c, next) => (isScreen(c.req.path) ? page(c, next) : next());
  const lost: MiddlewareHandler<HttpEnv> = async (c, next) => {
    if (!c.req.header('Accept')?.includes('text/html')) return next();
    const shown = await page(c, next);
    return shown && new Response(shown.body, { status: 404, headers: shown.headers });
  };
  files.get('/assets/*', withCacheControl(FOREVER), built);
  files.get(API_PAGE, withCacheControl(ASK_AGAIN), etag(), page);
  files.get('*', except(NO_SCREENS, every(withCacheControl(ASK_AGAIN), etag(), file, screen)));
  files.get('*', except(NO_SCREENS, lost));
  return files;
}

function withCacheControl(cacheControl: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok || c.res.status === 304) c.header('Cache-Control', cacheControl);
  };
}
