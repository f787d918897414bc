import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouteGroup } from './route.ts';

/**
 * Tells which methods a path of these routes has, whatever stands for its ids; none where there is no such
 * path.
 */
export function methodsAt(groups: readonly RouteGroup[]): (path: string) => string[] {
  const router = new TrieRouter<string[]>();
  for (const { base, routes } of groups) {
    for (const { method, path } of routes) {
      // Whatever answers GET answers HEAD.
      const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
      router.add(METHOD_NAME_ALL, trimmed(`${base}${path}`), methods);
    }
  }
  return (path) => {
    const [found] = router.match(METHOD_NAME_ALL, trimmed(path));
    return [...new Set(found.flatMap(([methods]) => methods))].toSorted();
  };
}

function trimmed(path: string): string {
  return path.replace(/\/$/, '');
}
