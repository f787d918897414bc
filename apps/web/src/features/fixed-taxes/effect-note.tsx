import { Alert, Box, List, Stack } from '@chakra-ui/react';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import type { FixedTaxEffect } from './fixed-tax-kind.ts';

const text = fixedTaxesText.effect;

type EffectNoteProps = {
  fixedTaxId: number;
  effectiveFrom: CalendarDate;
};

/** Which pay a version from this date on would reach, if somebody calculated it again. */
export function EffectNote({ fixedTaxId, effectiveFrom }: EffectNoteProps) {
  const effect = trpc.fixedTaxes.effect.useQuery({ fixedTaxId, effectiveFrom });
  return (
    <Alert.Root status="info" gridColumn="1 / -1">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{text.title}</Alert.Title>
        <Alert.Description as="div">
          <Loaded query={effect} lines={2}>
            {({ entryCount, periods, until }) => (
              <Stack gap="1">
                <span>{entryCount === 0 ? text.none : text.entries(entryCount)}</span>
                <PeriodList periods={periods} />
                {until !== undefined && <span>{text.until(dateText(until))}</span>}
                {entryCount > 0 && <span>{text.kept}</span>}
              </Stack>
            )}
          </Loaded>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Every period that is reached. A year of them scrolls, so that the buttons of the question stay in view. */
function PeriodList({ periods }: Pick<FixedTaxEffect, 'periods'>) {
  if (periods.length === 0) return null;
  return (
    // Tab reaches it, because there is nothing in it that could have the focus and scroll it.
    <Box as="section" aria-label={text.periods} tabIndex={0} maxHeight="48" overflowY="auto">
      <List.Root display="block" ps="5" columnWidth="18rem">
        {periods.map(({ period: { id, start, end }, entryCount }) => (
          <List.Item key={id}>{text.period(dateText(start), dateText(end), entryCount)}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
