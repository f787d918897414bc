import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { momentText } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { verificationText } from '../../../text/documents/verification.es.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { ErrorBlock } from '../../../ui/page/state-blocks.tsx';
import type { Check } from '../audit.ts';
import { type AuditViewProps, NO_FILTERS } from '../audit-choice.ts';
import { type BooksFindings, CHECKS, type CheckFindings, useVerification } from './use-verification.ts';
import { AnchorList, Verdict } from './verdict.tsx';

const text = verificationText;

/** Verificar: runs every check of a company's books and shows the results as they arrive. */
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

type State = keyof typeof text.states;
const PALETTES: Record<State, string> = {
  waiting: 'gray',
  running: 'brand',
  good: 'success',
  bad: 'danger',
  none: 'gray',
};

/** Lists the checks in their order, each with its result. */
function CheckList({ found, isRunning }: { found: BooksFindings; isRunning: boolean }) {
  const current = isRunning ? CHECKS.find((check) => isUnfinished(found[check])) : undefined;
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-live="polite">
      {CHECKS.map((check) => (
        <CheckItem key={check} check={check} found={found[check]} isCurrent={check === current} />
      ))}
    </Stack>
  );
}

function isUnfinished(found: CheckFindings | undefined): boolean {
  return found === undefined || found.next !== null;
}

type CheckItemProps = { check: Check; found: CheckFindings | undefined; isCurrent: boolean };

function CheckItem({ check, found, isCurrent }: CheckItemProps) {
  const state = stateOf(check, found, isCurrent);
  return (
    <Flex as="li" gap="3" align="start" justify="space-between">
      <Box>
        <Text fontWeight="medium">{text.checks[check]}</Text>
        <Text fontSize="13px" color="fg.muted">
          {isCurrent && found?.next ? progressText(check, found.next, found.lastSeq) : text.checksHelp[check]}
        </Text>
      </Box>
      <Badge colorPalette={PALETTES[state]}>{text.states[state]}</Badge>
    </Flex>
  );
}

function progressText(check: Check, next: number, lastSeq: number): string {
  return check === 'returns' ? text.atYear(next) : text.upTo(next - 1, lastSeq);
}

function stateOf(check: Check, found: CheckFindings | undefined, isCurrent: boolean): State {
  if (found && found.problems.length + found.drift.length + found.uneven.length > 0) return 'bad';
  if (isCurrent) return 'running';
  if (found?.next !== null) return 'waiting';
  // Without an anchor nothing was compared.
  return check === 'anchors' && found.anchors.length === 0 ? 'none' : 'good';
}

/** Lists the latest verifications of the books by users of the account, with their results. */
function PastVerifications({ companyId }: { companyId: number }) {
  const { data = [] } = trpc.audit.verifications.useQuery({ companyId });
  if (data.length === 0) return null;
  return (
    <Stack
      as="ul"
      aria-label={text.past}
      listStyleType="none"
      gap="1"
      mt="3"
      fontSize="13px"
      color="fg.muted"
    >
      {data.map(({ at, by, lastSeq, problems, firstSeq, years, seal }) => (
        <li key={at}>
          <Text as="span">{text.pastOne(momentText(at), by.name, lastSeq)}</Text>{' '}
          <Text as="span" fontWeight="medium" color={problems === 0 ? 'fg.success' : 'fg.error'}>
            {text.ended(problems, firstSeq)}
          </Text>
          {years && ` ${text.ofYears(years)}`}
          {seal !== null && seal !== 'signed' && (
            <Text as="span" color={seal === 'altered' ? 'fg.error' : undefined}>
              {` ${text.signatures[seal]}`}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
