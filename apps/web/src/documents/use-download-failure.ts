import { DownloadError, isOfNobody } from '../lib/error-text.ts';
import { trpc } from '../lib/trpc.ts';
import { notifyError } from '../ui/notices/notices.ts';

/**
 * Tells why a download failed. Where it was for want of a session, the server is asked who is signed in: whoever is nobody
 * any more is led to the sign-in, as by every other refusal of this kind.
 */
export function useDownloadFailure() {
  const { session } = trpc.useUtils();
  return (error: unknown, text: string) => {
    notifyError(text);
    if (error instanceof DownloadError && isOfNobody(error)) void session.current.invalidate();
  };
}
