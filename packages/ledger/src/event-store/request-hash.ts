import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** What a command asked for, as sha256 of its canonical text in hex: the same key with another body is told from a repeat. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(canonicalJson(request), 'utf8').digest('hex');
}
