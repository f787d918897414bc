import { notifyError, notifySuccess } from '../ui/notices/notices.ts';

/** Puts a text on the clipboard, and says so, or that it could not: browsers have none for pages that came without TLS. */
export async function copyText(text: string, said: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(said.copied);
  } catch {
    notifyError(said.notCopied);
  }
}
