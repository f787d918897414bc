import { hasUsers } from '@garita/ledger/registry/access/users';
import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { version } from '../../../../package.json';
import { AppError } from '../application/app-error.ts';
import type { Dependencies } from '../application/dependencies.ts';
import { requestActor } from '../auth/request-actor.ts';
import { filesDoor } from '../doors/files/files-door.ts';
import { answerFailure, refusalBody } from '../doors/rest/refusal-body.ts';
import { restDoor } from '../doors/rest/rest.ts';
import { trpcDoor } from '../doors/trpc/trpc-door.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { bodyLimit } from './body-limit.ts';
import { compressed } from './compressed.ts';
import { connection } from './connection.ts';
import type { HttpEnv } from './http-env.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { webFiles } from './web-files.ts';

export type AppOptions = {
  /** The folder of the built web; without one the application has no screens. */
  webFolder?: string;
  /** True where a proxy in front says where requests come from. */
  isBehindProxy?: boolean;
  /** Origins whose pages may call the documented interface. */
  origins?: readonly string[];
  /** What else to mount, by path. */
  mounts?: Record<string, Hono<HttpEnv>>;
};

// Answers are people's pay: no browser or proxy keeps a copy. It is put on the answer that is there: `c.header` makes another one of it,
// whose body is then a stream.
const noStore: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
};

/** The whole application: two doors, the screens, and what any server has. Tests call it with `app.request()`. */
export function createApp(dependencies: Dependencies, options: AppOptions = {}): Hono<HttpEnv> {
  const { webFolder, isBehindProxy = false, origins = [], mounts = {} } = options;
  const app = new Hono<HttpEnv>({ strict: false });
  app.use(
    requestId(),
    connection(isBehindProxy, origins),
    requestLog(dependencies.logger),
    securityHeaders,
    compressed(),
    bodyLimit(),
  );

  // The process lives; starting it again would not bring a database back.
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // And it can do its work.
  app.get('/readyz', async (c) => {
    await hasUsers(dependencies.database);
    return c.json({ status: 'ok' });
  });
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
