import { Alert, Button, Link as ChakraLink, Code, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../../../config/paths.ts';
import { momentText } from '../../../lib/date-text.ts';
import { addressOfYear } from '../../../lib/year-address.ts';
import { reconciliationText } from '../../../text/documents/reconciliation.es.ts';
import { verificationText } from '../../../text/documents/verification.es.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import type { BooksVerification } from '../audit.ts';
import { type BooksFindings, type CheckFindings, driftIn, problemsIn, unevenIn } from './use-verification.ts';

const text = verificationText;
const { figures } = reconciliationText;

/** The number of problems that are listed. Users begin with the first one anyway. */
const LISTED = 20;

type VerdictProps = { companyId: number; found: BooksFindings; onShow: (seq: number) => void };

/** Shows the result of the verification: all correct, or the first bad event and other problems. */
export function Verdict({ companyId, found, onShow }: VerdictProps) {
  const problems = problemsIn(found);
  const drift = driftIn(found);
  const uneven = unevenIn(found);
  const [first] = problems;
  if (problems.length + drift.length + uneven.length === 0) {
    return (
      <Alert.Root status="success">
        <Alert.Indicator />
        <Alert.Title>{text.whole(found.chains?.lastSeq ?? 0)}</Alert.Title>
      </Alert.Root>
    );
  }
  return (
    <>
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{text.broken}</Alert.Title>
          <Alert.Description>
            {first ? text.first(first.seq, text.kinds[first.problem]) : withoutEvent({ drift, uneven })}
          </Alert.Description>
          {first && (
            <Button mt="2" size="xs" variant="outline" alignSelf="start" onClick={() => onShow(first.seq)}>
              {text.show(first.seq)}
            </Button>
          )}
        </Alert.Content>
      </Alert.Root>
      <Panel title={text.problems}>
        <Stack as="ul" listStyleType="none" gap="1">
          {problems.slice(0, LISTED).map(({ seq, problem }) => (
            <li key={`${seq} ${problem}`}>{text.problem(seq, text.kinds[problem])}</li>
          ))}
          {drift.map(({ projection, rows }) => (
            <li key={projection}>{text.projection(text.projections[projection], rows)}</li>
          ))}
          {uneven.map(({ year, figure }) => (
            <li key={`${year} ${figure}`}>
              <ChakraLink asChild variant="underline" colorPalette="brand">
                <Link to={`${href(PATHS.reconciliation, { companyId })}?${addressOfYear(year)}`}>
                  {text.uneven(year, figures[figure])}
                </Link>
              </ChakraLink>
            </li>
          ))}
        </Stack>
        {problems.length > LISTED && <Text mt="2">{text.more(problems.length - LISTED)}</Text>}
      </Panel>
    </>
  );
}

/** Names the first problem that belongs to no event. */
function withoutEvent({ drift, uneven }: Pick<BooksVerification, 'drift' | 'uneven'>): string {
  const rows = drift.reduce((sum, one) => sum + one.rows, 0);
  return rows > 0 ? text.drifted(rows) : text.unevenFigures(uneven.length);
}

/** The number of digits of a hash that are shown. */
const SHOWN_DIGITS = 16;

type AnchorListProps = Pick<CheckFindings, 'anchors' | 'hasSealKey'> & { onShow: (seq: number) => void };

/** Lists the latest signatures of the log, each with a link to the last event that it covers. */
export function AnchorList({ anchors, hasSealKey, onShow }: AnchorListProps) {
  return (
    <Panel
      title={text.anchors}
      help={text.anchorsHelp}
      action={
        anchors.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            data-print="hidden"
            onClick={() => void copyText(linesOf(anchors), text.copying)}
          >
            <Copy aria-hidden />
            {text.copyAnchors}
          </Button>
        )
      }
    >
      {anchors.length === 0 && <Text>{text.noAnchors}</Text>}
      <Stack as="ul" listStyleType="none" gap="1">
        {anchors.map(({ seq, hash, at }) => (
          <li key={seq}>
            <Button variant="plain" size="xs" px="0" h="auto" color="brand.fg" onClick={() => onShow(seq)}>
              {text.anchor(seq, momentText(at))}
            </Button>{' '}
            <Code>{hash.slice(0, SHOWN_DIGITS)}</Code>
          </li>
        ))}
      </Stack>
      {!hasSealKey && (
        <Text mt="2" fontSize="13px" color="fg.muted">
          {text.unsigned}
        </Text>
      )}
    </Panel>
  );
}

/** Returns the signed data of each anchor in the packet's format, which can be verified without Garita. */
function linesOf(anchors: CheckFindings['anchors']): string {
  return anchors.map((anchor) => JSON.stringify(anchor)).join('\n');
}
