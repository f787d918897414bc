import { useNavigate } from 'react-router';
import { trpc } from '../lib/trpc.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { notifySuccess } from '../ui/notices/notices.ts';
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
