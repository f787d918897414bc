import { isAllowed } from '@garita/domain/account/permissions';
import { hasAttemptLeft, revealCounter } from '../../auth/throttle.ts';
import type { UseCaseContext } from '../use-case.ts';

/**
 * Returns true if a record may be shown with its whole numbers: the user may write them, and has not reached
 * the limit of whole numbers, which this call counts. A masked record can be sent back too.
 */
export async function mayShowWhole(
  { dependencies, actor }: UseCaseContext,
  { isMasked }: { isMasked: boolean },
): Promise<boolean> {
  if (isMasked || !isAllowed(actor.role, 'records:write')) return false;
  return hasAttemptLeft(dependencies, [revealCounter(actor.userId)]);
}
