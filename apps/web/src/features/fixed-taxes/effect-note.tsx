import { Alert, List, Stack } from '@chakra-ui/react';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { Loaded } from '../../components/loaded.tsx';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';

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
                <List.Root ps="5">
                  {periods.map(({ period: { id, start, end }, entryCount: count }) => (
                    <List.Item key={id}>{text.period(dateText(start), dateText(end), count)}</List.Item>
                  ))}
                </List.Root>
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
