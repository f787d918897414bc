import { notifyError, notifySuccess } from './notices/notices.ts';

/** Copies a text to the clipboard and shows a notice. Browsers have no clipboard for pages without TLS. */
export async function copyText(text: string, texts: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(texts.copied);
  } catch {
    notifyError(texts.notCopied);
  }
}
