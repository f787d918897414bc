import { Button, Stack, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { ErrorBlock } from '../../../components/state-blocks.tsx';
import { momentText } from '../../../lib/date-text.ts';
import { auditText } from '../../../text/audit.es.ts';
import type { AuditViewProps } from '../audit-view-props.ts';
import { AnchorList } from './anchor-list.tsx';
import { CheckList } from './check-list.tsx';
import { type LastVerification, lastVerification, rememberVerification } from './last-verification.ts';
import { driftIn, type Found, problemsIn, useVerification } from './use-verification.ts';
import { Verdict } from './verdict.tsx';

const text = auditText.verification;

/** Verificar: everything that is kept of a company is held against itself, check by check, before whoever watches. */
export function VerificationView({ companyId, choose }: Omit<AuditViewProps, 'choice'>) {
  const [last, setLast] = useState(() => lastVerification(companyId));
  const { found, run, stop } = useVerification(companyId, (all) => {
    const ended = endOf(all);
    rememberVerification(companyId, ended);
    setLast(ended);
  });
  return (
    <Stack gap="4">
      <Panel
        title={text.title}
        help={text.help}
        action={
          <Button
            size="sm"
            colorPalette="brand"
            variant={run.isPending ? 'outline' : 'solid'}
            onClick={() => (run.isPending ? stop() : run.mutate())}
            data-print="hidden"
          >
            <ShieldCheck aria-hidden />
            {run.isPending ? text.stop : text.run}
          </Button>
        }
      >
        <CheckList found={found} isRunning={run.isPending} />
        {last && !run.isPending && (
          <Text mt="3" fontSize="13px" color="fg.muted">
            {text.last(momentText(last.at), last.lastSeq, last.isWhole)}
          </Text>
        )}
      </Panel>
      {run.error && <ErrorBlock error={run.error} onRetry={() => run.mutate()} />}
      {run.isSuccess && <Verdict found={found} onShow={(seq) => choose({ view: 'history', seq })} />}
      {found.anchors && <AnchorList {...found.anchors} />}
    </Stack>
  );
}

function endOf(found: Found): LastVerification {
  return {
    at: new Date().toISOString(),
    lastSeq: found.chains?.lastSeq ?? 0,
    isWhole: problemsIn(found).length === 0 && driftIn(found).length === 0,
  };
}
