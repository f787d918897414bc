import { Code, Stack, Text } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { momentText } from '../../../lib/date-text.ts';
import { auditText } from '../../../text/audit.es.ts';
import type { CheckFound } from './use-verification.ts';

const text = auditText.verification;

/** As many digits of a hash as are printed. */
const SHORT = 16;

/** What was last signed of the log. */
export function AnchorList({ anchors, hasSealKey }: Pick<CheckFound, 'anchors' | 'hasSealKey'>) {
  return (
    <Panel title={text.anchors} help={text.anchorsHelp}>
      {anchors.length === 0 && <Text>{text.noAnchors}</Text>}
      <Stack as="ul" listStyleType="none" gap="1">
        {anchors.map(({ seq, hash, at }) => (
          <li key={seq}>
            {text.anchor(seq, momentText(at))} <Code>{hash.slice(0, SHORT)}</Code>
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
