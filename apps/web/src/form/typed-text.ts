import { useState } from 'react';

/**
 * The text of an input whose value is not text: what is being typed while it has the focus, the value as people write it
 * otherwise. So the field never rewrites what someone is in the middle of.
 */
export function useTypedText(shown: string) {
  const [draft, setDraft] = useState<string>();
  return {
    text: draft ?? shown,
    startTyping: () => setDraft(shown),
    type: setDraft,
    stopTyping: () => setDraft(undefined),
  };
}
