import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { clearSession, readSession } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';
import { accountText } from '../text/account.es.ts';
import { dropDrafts } from '../ui/form/saving/draft.ts';
import { mayLoseUnsavedWork } from '../ui/form/saving/unsaved-work.ts';
import { clearNotices, notifySuccess } from '../ui/notices/notices.ts';

/**
 * Ends the session here and on the server, and clears its data from the browser. Asks first if something is
 * unsaved.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = trpc.session.signOut.useMutation();

  return async () => {
    if (!(await mayLoseUnsavedWork())) return;
    const name = readSession()?.name ?? '';
    // Somebody who leaves a shared computer must be able to sign out even if the server cannot be reached.
    await mutateAsync().catch(() => undefined);
    clearSession();
    dropDrafts();
    await navigate(PATHS.signIn);
    queryClient.clear();
    clearNotices();
    notifySuccess(accountText.signIn.goodbye(name));
  };
}
