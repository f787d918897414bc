import { ROUTE_GROUPS } from '../doors/rest/route-groups.ts';
import type { Tag } from '../text/tags.es.ts';

/** Returns the tag of a path in the documented interface. Some field names depend on it. */
export function tagAt(path: string): Tag | undefined {
  return ROUTE_GROUPS.find(({ base }) => path.startsWith(`${base}/`))?.tag;
}
