import { hasUsers } from '@garita/ledger/registry/access/users';
import { Hono, type MiddlewareHandler } from 'hono';
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
import { webFiles } from './web-files.ts';

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
