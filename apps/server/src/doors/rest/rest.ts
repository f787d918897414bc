import { isAllowed } from '@garita/domain/account/permissions';
import { type Context, type Handler, Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import type { Dependencies } from '../../application/dependencies.ts';
import { AppError } from '../../refusal/app-error.ts';
import type { HttpEnv } from '../connection.ts';
import { answerFailure } from './answers.ts';
import { openApiDocument } from './openapi/document.ts';
import { actorOf } from './request.ts';
import { ROUTE_GROUPS } from './route-groups.ts';
import type { RestRoute, RouteGroup } from './route-spec.ts';
import { memoize } from './wire/memoize.ts';

/** The path at which the application mounts this door. */
const BASE = '/api';

/** The documented door, under /api. Its routes translate, and call the same use cases as the typed door. */
export function restDoor(dependencies: Dependencies): Hono<HttpEnv> {
  const door = new Hono<HttpEnv>({ strict: false });
  for (const group of ROUTE_GROUPS) door.route(group.base, serveGroup(group, dependencies));
  // Made on the first request; it is the same as long as the server runs.
  const document = memoize(() => openApiDocument(ROUTE_GROUPS));
  door.get('/openapi.json', (c) => c.json(document()));
  door.all('*', elsewise());
  door.onError(answerFailure(dependencies));
  return door;
}

/** Refuses a method that a path does not have, and names those that it has. Mounted after all routes. */
function elsewise(): Handler<HttpEnv> {
  const methods = methodsAt(ROUTE_GROUPS);
  return (c, next) => {
    const allowed = methods(c.req.path.slice(BASE.length));
    if (allowed.length === 0) return next();
    c.header('Allow', allowed.join(', '));
    throw new AppError('method-not-allowed');
  };
}

/** Serves routes as they describe themselves. */
function serveGroup(group: RouteGroup, dependencies: Dependencies): Hono<HttpEnv> {
  const door = new Hono<HttpEnv>({ strict: false });
  for (const route of group.routes) {
    door[route.method](route.path, async (c) => {
      c.set('tag', group.tag);
      requireRole(group, route, c);
      return route.serve(c, dependencies);
    });
  }
  return door;
}

function requireRole({ writes }: RouteGroup, { method, isOpen }: RestRoute, c: Context<HttpEnv>): void {
  if (isOpen || method === 'get' || writes === undefined) return;
  if (!isAllowed(actorOf(c).role, writes)) throw new AppError('forbidden');
}

/** Returns the methods of a path among these routes, whatever its ids; none if there is no such path. */
export function methodsAt(groups: readonly RouteGroup[]): (path: string) => string[] {
  const router = new TrieRouter<string[]>();
  for (const { base, routes } of groups) {
    for (const { method, path } of routes) {
      // A route that answers GET also answers HEAD.
      const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
      router.add(METHOD_NAME_ALL, trimSlash(`${base}${path}`), methods);
    }
  }
  return (path) => {
    const [found] = router.match(METHOD_NAME_ALL, trimSlash(path));
    return [...new Set(found.flatMap(([methods]) => methods))].toSorted();
  };
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}
