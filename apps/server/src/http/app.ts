import { hasUsers } from '@garita/ledger/registry/access/users';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { every, except } from 'hono/combine';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { version } from '../../../../package.json';
import type { Dependencies } from '../application/dependencies.ts';
import { connection, type HttpEnv, requestActor } from '../doors/connection.ts';
import { filesDoor } from '../doors/files/files-door.ts';
import { answerFailure, refusalBody } from '../doors/rest/answers.ts';
import { restDoor } from '../doors/rest/rest.ts';
import { trpcDoor } from '../doors/trpc/trpc-door.ts';
import { AppError } from '../refusal/app-error.ts';
import { compressed } from './compressed.ts';
import { requestMetrics } from './metrics.ts';
import { allowedOrigins, bodyLimit, securityHeaders } from './request-guards.ts';

type AppOptions = {
  /** The folder of the built web; without one the application has no screens. */
  webFolder?: string;
  /** True if a proxy in front tells where requests come from. */
  isBehindProxy?: boolean;
  /** Origins whose pages may call the documented interface. */
  origins?: readonly string[];
  /** True if `/metrics` answers counts for Prometheus. */
  hasMetrics?: boolean;
  /** Further applications to mount, by path. */
  mounts?: Record<string, Hono<HttpEnv>>;
};

// Answers are people's pay: no browser or proxy may store a copy. Set on the existing answer, because
// `c.header` would make another one with a streamed body.
const noStore: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
};

/**
 * The whole application: two doors, the screens, and what any server has. Tests call it with `app.request()`.
 */
export function createApp(dependencies: Dependencies, options: AppOptions = {}): Hono<HttpEnv> {
  const { webFolder, isBehindProxy = false, origins = [], hasMetrics = false, mounts = {} } = options;
  const app = new Hono<HttpEnv>({ strict: false });
  const metrics = hasMetrics ? requestMetrics() : undefined;
  if (metrics) app.use(metrics.count);
  app.use(
    requestId(),
    connection(isBehindProxy, origins),
    requestLog(dependencies.logger),
    securityHeaders,
    compressed(),
    bodyLimit(),
  );

  // The process is alive; a restart would not bring a database back.
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // The process can do its work.
  app.get('/readyz', async (c) => {
    await hasUsers(dependencies.database);
    return c.json({ status: 'ok' });
  });
  if (metrics) app.get('/metrics', metrics.answer);
  app.get('/version', (c) => c.json({ version }));
  app.use('/api/*', allowedOrigins(origins), noStore, requestActor(dependencies));
  app.use('/trpc/*', noStore, requestActor(dependencies));
  app.use('/files/*', noStore, requestActor(dependencies));
  app.route('/api', restDoor(dependencies));
  app.all('/trpc/*', trpcDoor(dependencies));
  app.route('/files', filesDoor(dependencies));
  for (const [path, mounted] of Object.entries(mounts)) app.route(path, mounted);
  if (webFolder !== undefined) app.route('/', webFiles(webFolder));

  app.notFound((c) => refusalBody(c, new AppError('not-found')));
  app.onError(answerFailure(dependencies));
  return app;
}

/**
 * Logs each request by the pattern of its route; addresses, names and numbers of people are in paths and
 * bodies and stay out.
 */
function requestLog(logger: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    logger.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: routePath(c),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
        accountId: c.get('actor')?.accountId,
      },
      'request',
    );
  };
}

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
function webFiles(root: string): Hono<HttpEnv> {
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
