import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { auditText } from '../../../text/audit.es.ts';
import type { Check } from '../audit.ts';
import { CHECKS, type CheckFound, type Found } from './use-verification.ts';

const text = auditText.verification;

type State = keyof typeof text.states;
const PALETTES: Record<State, string> = { waiting: 'gray', running: 'brand', good: 'success', bad: 'danger' };

/** The checks in their order, each with what it came to. */
export function CheckList({ found, isRunning }: { found: Found; isRunning: boolean }) {
  const current = isRunning ? CHECKS.find((check) => isUnfinished(found[check])) : undefined;
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-live="polite">
      {CHECKS.map((check) => (
        <CheckItem key={check} check={check} found={found[check]} isCurrent={check === current} />
      ))}
    </Stack>
  );
}

function isUnfinished(found: CheckFound | undefined): boolean {
  return found === undefined || found.next !== null;
}

type CheckItemProps = { check: Check; found: CheckFound | undefined; isCurrent: boolean };

function CheckItem({ check, found, isCurrent }: CheckItemProps) {
  const state = stateOf(found, isCurrent);
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

function stateOf(found: CheckFound | undefined, isCurrent: boolean): State {
  if (found && found.problems.length + found.drift.length + found.uneven.length > 0) return 'bad';
  if (isCurrent) return 'running';
  return found?.next === null ? 'good' : 'waiting';
}
