import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { isFieldCode } from '@garita/domain/field-code';
import { DAY_KINDS } from '@garita/domain/pay/day-hours/entry-days';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { useEffect, useState } from 'react';
import { type FieldError, useController, useFormContext } from 'react-hook-form';
import { weekdayText } from '../../../lib/date-text.ts';
import { Row, Rows } from '../../../pay/block/block.tsx';
import { daysText } from '../../../text/pay/days.es.ts';
import { TickBox } from '../../../ui/controls/tick-box.tsx';
import { Editable } from '../../../ui/form/fields/editable.tsx';
import { HoursInput } from '../../../ui/form/fields/hours-field.tsx';
import type { Entry } from '../entry-context.tsx';
import {
  type DaysHours,
  datesOf,
  periodOfDays,
  ruleOfDays,
  shortWeekdayText,
  type TypedDay,
  useDaysHours,
  withDay,
} from './day-hours.ts';

type DaysEditorProps = Pick<Entry, 'work' | 'mayWrite' | 'isReadOnly'> & {
  /** Goes back to typed hours. */
  onClose: () => void;
};

/** The work of each day of the period, from which the hours of the entry are computed while it is typed. */
export function DaysEditor({ work, mayWrite, isReadOnly, onClose }: DaysEditorProps) {
  const { field, fieldState } = useController({ name: 'days' });
  const days: readonly TypedDay[] = Array.isArray(field.value) ? field.value : [];
  const [hasMeals, setHasMeals] = useState(() => days.some(({ mealWorked }) => mealWorked !== 0));
  const computed = useDaysHours(days, { work, mayWrite });
  useComputedMinutes(computed);
  const change = (day: TypedDay) => field.onChange(withDay(days, day));
  const errors = fieldState.error as unknown as ErrorsOfDays;

  return (
    <Box>
      <Rows widths="typed">
        {datesOf(periodOfDays(work)).flatMap((date) => {
          const place = days.findIndex((day) => day.date === date);
          const day = days[place] ?? { date, worked: 0, mealWorked: 0 };
          const label = weekdayText(date);
          const problems = errors?.[place];
          return [
            <DayRow
              key={date}
              text={shortWeekdayText(date)}
              label={label}
              value={day.worked}
              error={problems?.worked}
              isReadOnly={isReadOnly}
              onChange={(worked) => change({ ...day, worked })}
            />,
            ...(hasMeals
              ? [
                  <DayRow
                    key={`${date} meal`}
                    text={daysText.meal}
                    label={daysText.mealOf(label)}
                    value={day.mealWorked}
                    error={problems?.mealWorked}
                    isReadOnly={isReadOnly}
                    onChange={(mealWorked) => change({ ...day, mealWorked })}
                  />,
                ]
              : []),
          ];
        })}
      </Rows>
      {computed && <ComputedHours {...computed} />}
      {!isReadOnly && (
        <Flex wrap="wrap" align="center" columnGap="4">
          <TickBox my="1" isTicked={hasMeals} onTick={setHasMeals}>
            {daysText.meals}
          </TickBox>
          <Button type="button" variant="plain" size="xs" px="0" onClick={onClose}>
            {daysText.backToHours}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

type ErrorsOfDays = Partial<Record<number, { worked?: FieldError; mealWorked?: FieldError }>> | undefined;

type DayRowProps = Pick<Entry, 'isReadOnly'> & {
  /** The words of the row, and the longer ones that are read out. */
  text: string;
  label: string;
  value: number | string;
  error: FieldError | undefined;
  onChange: (minutes: number | string) => void;
};

function DayRow({ text, label, value, error, isReadOnly, onChange }: DayRowProps) {
  const { message = '' } = error ?? {};
  return (
    <Row
      label={text}
      note={
        error && (
          <Text color="fg.error" fontSize="13px" role="alert">
            {isFieldCode(message) ? fieldText(message) : message}
          </Text>
        )
      }
    >
      <Editable isReadOnly={isReadOnly}>
        <HoursInput {...{ value, onChange, label }} size="xs" aria-invalid={error !== undefined} />
      </Editable>
    </Row>
  );
}

/** Writes the hours that the days give into the form, as if they were typed. */
function useComputedMinutes(computed: DaysHours | undefined): void {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (!computed) return;
    for (const kind of DAY_KINDS) {
      const name = `minutes.${kind}`;
      const minutes = computed.hours[kind];
      if (getValues(name) !== minutes) setValue(name, minutes, { shouldDirty: true });
    }
  }, [computed, getValues, setValue]);
}

/** The computed hours, with the rule that they follow. */
function ComputedHours({ hours, terms, others }: DaysHours) {
  const { regular, overtime, mealPeriod } = hours;
  return (
    <Box fontSize="13px" my="1">
      <Text fontWeight="semibold" aria-live="polite">
        {daysText.hours(formatMinutes(regular), formatMinutes(overtime), formatMinutes(mealPeriod))}
      </Text>
      <Text color="fg.muted">{ruleOfDays(terms)}</Text>
      {others.length > 0 && <Text color="fg.muted">{daysText.beside}</Text>}
    </Box>
  );
}
