import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import type { RouteGroup } from './route.ts';

/** Serves routes as they describe themselves. */
export function served({ routes }: RouteGroup, dependencies: Dependencies): Hono<HttpEnv> {
  const door = new Hono<HttpEnv>({ strict: false });
  for (const { method, path, serve } of routes) door[method](path, (c) => serve(c, dependencies));
  return door;
}
