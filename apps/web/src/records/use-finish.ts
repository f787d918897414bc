import { useNavigate } from 'react-router';
import { notifySuccess } from '../components/notices.ts';
import { trpc } from '../lib/trpc.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import type { RecordKind } from './record-kind.ts';
import { useRecordList } from './use-record-list.ts';

/** What follows a record that was saved: the notice, the list with it in it, and the way out of its form. */
export function useFinish(kind: RecordKind, notice: string): () => Promise<void> {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { to } = useRecordList(kind);
  const goBack = useGoBack(to);
  return async () => {
    notifySuccess(notice);
    void kind.refresh(utils);
    await (kind.leavesTo === 'list' ? navigate(to) : goBack());
  };
}
