import { ROUTE_GROUPS } from '../doors/rest/route-groups.ts';
import type { Tag } from '../text/tags.es.ts';

/** Returns the heading of the documented interface under which a path stands. Some fields are named by it. */
export function tagAt(path: string): Tag | undefined {
  return ROUTE_GROUPS.find(({ base }) => path.startsWith(`${base}/`))?.tag;
}
