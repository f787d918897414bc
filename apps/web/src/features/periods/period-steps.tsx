import { Box, List, Text } from '@chakra-ui/react';
import { momentText } from '../../lib/date-text.ts';
import { periodsText as text } from '../../text/periods.es.ts';
import type { Period } from './period.ts';

/** Who reviewed, closed and opened the period again, when, and why. */
export function PeriodSteps({ steps }: Pick<Period, 'steps'>) {
  if (steps.length === 0) return <Text color="fg.muted">{text.noSteps}</Text>;
  return (
    <List.Root variant="plain" gap="2">
      {steps.map(({ seq, transition, by, at, reason }) => (
        <List.Item key={seq}>
          <Box>
            {text.step[transition](by || text.somebody, momentText(at))}
            {reason !== '' && <Text color="fg.muted">{text.because(reason)}</Text>}
          </Box>
        </List.Item>
      ))}
    </List.Root>
  );
}
