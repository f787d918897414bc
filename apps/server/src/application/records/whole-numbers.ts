import { isAllowed } from '@garita/domain/account/permissions';
import { hasAttemptLeft, revealCounter } from '../../auth/throttle.ts';
import type { UseCaseContext } from '../use-case.ts';

/**
 * Tells whether a record may be shown with its whole numbers: to who may write them, as often as the limit of
 * whole numbers allows, which this counts. A record that is shown masked can be sent back all the same.
 */
export async function mayShowWhole(
  { dependencies, actor }: UseCaseContext,
  { isMasked }: { isMasked: boolean },
): Promise<boolean> {
  if (isMasked || !isAllowed(actor.role, 'records:write')) return false;
  return hasAttemptLeft(dependencies, [revealCounter(actor.userId)]);
}
