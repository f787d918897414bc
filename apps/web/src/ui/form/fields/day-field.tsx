import { addYears, type CalendarDate } from '@garita/domain/time/calendar-date';
import { Input } from '../../controls/input.tsx';
import { TypedField } from './typed-field.tsx';

/** How far back and ahead a date may be picked, in years. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

type DayFieldProps = {
  label: string;
  value: CalendarDate | null;
  today: CalendarDate;
  error: string | undefined;
  onChoose: (date: CalendarDate | null) => void;
};

/** A day that one types or picks. */
export function DayField({ label, value, today, error, onChoose }: DayFieldProps) {
  return (
    <TypedField label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          maxWidth="48"
          min={addYears(today, -YEARS_BACK)}
          max={addYears(today, YEARS_AHEAD)}
          value={value ?? ''}
          onChange={(event) => onChoose(event.target.value || null)}
        />
      )}
    </TypedField>
  );
}
