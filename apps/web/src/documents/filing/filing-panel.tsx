import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { type FilableRequest, isSameDocument } from '@garita/domain/filing/filed/filed-document';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { FileDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { dateText, momentText } from '../../lib/date-text.ts';
import { downloadFiledCopy } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { filingText as text } from '../../text/documents/filing.es.ts';
import { notifyError } from '../../ui/notices/notices.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { FiledChanges, FilingForm, useFiledComparison, WithdrawalDialog } from './filing-dialogs.tsx';

type Filing = inferRouterOutputs<AppRouter>['filing']['list'][number];

/** Shows if a document is filed, its stored copy, and what has changed since. */
export function FilingPanel({ request }: { request: FilableRequest }) {
  const { data } = trpc.filing.list.useQuery({ companyId: request.companyId });
  const [isFiling, setIsFiling] = useState(false);
  const mayFile = useIsAllowed('pay:write');
  if (!data) return null;
  const filing = data.findLast((one) => isSameDocument(one, request));
  const mark = () => setIsFiling(true);
  return (
    <Panel
      title={text.title}
      help={filing ? undefined : text.notFiled}
      action={
        mayFile &&
        (filing ? <MarkAgain filing={filing} onMark={mark} /> : <Mark label={text.mark} onMark={mark} />)
      }
    >
      {filing && <Filed filing={filing} mayWithdraw={mayFile} />}
      <FilingForm request={request} isOpen={isFiling} onClose={() => setIsFiling(false)} />
    </Panel>
  );
}

/** The button that marks a changed document as filed again; the last filing counts. */
function MarkAgain({ filing, onMark }: { filing: Filing; onMark: () => void }) {
  const { data } = useFiledComparison({ companyId: filing.companyId, filingId: filing.seq });
  return data && data.changes.length > 0 && <Mark label={text.markAgain} onMark={onMark} />;
}

function Mark({ label, onMark }: { label: string; onMark: () => void }) {
  return (
    <Button size="sm" variant="outline" onClick={onMark}>
      {label}
    </Button>
  );
}

function Filed({ filing, mayWithdraw }: { filing: Filing; mayWithdraw: boolean }) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { filedOn, confirmation, markedByName, markedAt } = filing;
  const filedDetails = [
    text.filed(dateText(filedOn)),
    ...(confirmation ? [text.confirmation(confirmation)] : []),
  ];
  return (
    <Stack gap="3">
      <Text fontWeight="semibold">{filedDetails.join(' · ')}</Text>
      <Text color="fg.muted" fontSize="13px">
        {text.markedBy(markedByName, momentText(markedAt))}
      </Text>
      <HStack gap="2" wrap="wrap">
        <CopyButton filing={filing} />
        {mayWithdraw && (
          <Button size="sm" variant="ghost" onClick={() => setIsWithdrawing(true)}>
            <Undo2 aria-hidden />
            {text.withdraw}
          </Button>
        )}
      </HStack>
      <FiledChanges companyId={filing.companyId} filingId={filing.seq} />
      {isWithdrawing && <WithdrawalDialog filing={filing} onClose={() => setIsWithdrawing(false)} />}
    </Stack>
  );
}

function CopyButton({ filing }: { filing: Filing }) {
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    try {
      await downloadFiledCopy(filing);
    } catch (error) {
      notifyError(errorText(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button size="sm" variant="outline" loading={isLoading} onClick={() => void load()}>
      <FileDown aria-hidden />
      {text.copy}
    </Button>
  );
}
