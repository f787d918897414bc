import { useNavigate } from 'react-router';
import { trpc } from '../lib/trpc.ts';
import { useGoBack } from '../lib/use-parent.ts';
import { notifySuccess } from '../ui/notices/notices.ts';
import { type RecordKind, useRecordList } from './record-kind.ts';

/** A screen to go to instead of leaving the form, and the navigation state for it. */
type NextScreen = { to: string; state?: unknown };

/** Returns what to do after a record was saved: show the notice, reload the lists and leave the form. */
export function useFinish(kind: RecordKind, notice: string): (next?: NextScreen) => Promise<void> {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { to } = useRecordList(kind);
  const goBack = useGoBack(to);
  return async (next) => {
    notifySuccess(notice);
    void kind.refresh(utils);
    if (next) return navigate(next.to, { state: next.state });
    await (kind.leavesTo === 'list' ? navigate(to) : goBack());
  };
}
