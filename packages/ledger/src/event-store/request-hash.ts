import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/**
 * Returns the sha256 of a request's canonical text in hex, which tells a repeat from another request with
 * the same key.
 */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(canonicalJson(request), 'utf8').digest('hex');
}
