import { ROUTE_GROUPS } from '../doors/rest/route-groups.ts';
import type { Tag } from '../text/tags.es.ts';

/**
 * Under which heading of the documented interface a call to this path stands, by which some fields are
 * called.
 */
export function tagAt(path: string): Tag | undefined {
  return ROUTE_GROUPS.find(({ base }) => path.startsWith(`${base}/`))?.tag;
}
