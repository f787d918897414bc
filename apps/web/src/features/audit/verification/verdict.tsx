import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { auditText } from '../../../text/audit.es.ts';
import { driftIn, type Found, problemsIn } from './use-verification.ts';

const text = auditText.verification;

/** So many problems are told; whoever has more has to begin with the first one anyway. */
const TOLD = 20;

type VerdictProps = { found: Found; onShow: (seq: number) => void };

/** What the verification came to: that all is whole, or the first bad event and what else is wrong. */
export function Verdict({ found, onShow }: VerdictProps) {
  const problems = problemsIn(found);
  const drift = driftIn(found);
  const [first] = problems;
  if (problems.length === 0 && drift.length === 0) {
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
            {first
              ? text.first(first.seq, text.kinds[first.problem])
              : text.drifted(drift.reduce((sum, { rows }) => sum + rows, 0))}
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
          {problems.slice(0, TOLD).map(({ seq, problem }) => (
            <li key={`${seq} ${problem}`}>{text.problem(seq, text.kinds[problem])}</li>
          ))}
          {drift.map(({ projection, rows }) => (
            <li key={projection}>{text.projection(text.projections[projection], rows)}</li>
          ))}
        </Stack>
        {problems.length > TOLD && <Text mt="2">{text.more(problems.length - TOLD)}</Text>}
      </Panel>
    </>
  );
}
