import { Button, Stack } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { auditText } from '../../../text/audit.es.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { ErrorBlock } from '../../../ui/page/state-blocks.tsx';
import { NO_FILTERS } from '../audit-choice.ts';
import type { AuditViewProps } from '../audit-view-props.ts';
import { AnchorList } from './anchor-list.tsx';
import { CheckList } from './check-list.tsx';
import { PastVerifications } from './past-verifications.tsx';
import { useVerification } from './use-verification.ts';
import { Verdict } from './verdict.tsx';

const text = auditText.verification;

/** Verificar: everything that is kept of a company is held against itself, check by check, before whoever watches. */
export function VerificationView({ companyId, choose }: Omit<AuditViewProps, 'choice'>) {
  const { found, run, stop } = useVerification(companyId);
  const show = (seq: number) => choose({ ...NO_FILTERS, view: 'history', seq });
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
        <PastVerifications companyId={companyId} />
      </Panel>
      {run.error && <ErrorBlock error={run.error} onRetry={() => run.mutate()} />}
      {run.isSuccess && <Verdict companyId={companyId} found={found} onShow={show} />}
      {found.anchors && <AnchorList {...found.anchors} onShow={show} />}
    </Stack>
  );
}
