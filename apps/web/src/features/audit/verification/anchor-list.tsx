import { Button, Code, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { momentText } from '../../../lib/date-text.ts';
import { auditText } from '../../../text/audit.es.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import type { CheckFound } from './use-verification.ts';

const text = auditText.verification;

/** As many digits of a hash as are printed. */
const SHORT = 16;

type AnchorListProps = Pick<CheckFound, 'anchors' | 'hasSealKey'> & { onShow: (seq: number) => void };

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
            <Code>{hash.slice(0, SHORT)}</Code>
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

/** All that is signed of each, as a packet has it: whoever keeps the lines can check them without Garita. */
function linesOf(anchors: CheckFound['anchors']): string {
  return anchors.map((anchor) => JSON.stringify(anchor)).join('\n');
}
