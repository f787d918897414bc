import { useLocation, useNavigate } from 'react-router';
import { notifySuccess } from '../components/notices.ts';
import { trpc } from '../lib/trpc.ts';
import type { RecordKind } from './record-kind.ts';
import { useRecordList } from './use-record-list.ts';

/** Where one goes from a form instead of out of it, and what the screen there is told. */
type Onward = { to: string; state?: unknown };

/** What follows a record that was saved: the notice, the list with it in it, and the way out of its form or onward. */
export function useFinish(kind: RecordKind, notice: string): (onward?: Onward) => Promise<void> {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { to } = useRecordList(kind);
  const goBack = useGoBack(to);
  return async (onward) => {
    notifySuccess(notice);
    void kind.refresh(utils);
    if (onward) return navigate(onward.to, { state: onward.state });
    await (kind.leavesTo === 'list' ? navigate(to) : goBack());
  };
}

/** The key that the router gives to the first screen of a visit: nothing of ours is behind it. */
const FIRST_SCREEN = 'default';

/** Goes one screen back; to `fallback` for whoever came straight to this one. */
function useGoBack(fallback: string): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  return async () => {
    await (key === FIRST_SCREEN ? navigate(fallback) : navigate(-1));
  };
}
