import type { ProcessField } from '@garita/domain/report/process-field';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { FieldErrors } from '../../ui/form/use-request-form.ts';
import type { ProcessEmployee } from './process-company.ts';
import type { ProcessChoice, UnknownYears } from './state/process-choice.ts';

/** What every field of the file is given. */
export type FileFieldsProps = {
  choice: ProcessChoice;
  unknownYears: UnknownYears;
  today: CalendarDate;
  employee: ProcessEmployee | undefined;
  errors: FieldErrors;
  asks: (field: ProcessField) => boolean;
  onChoose: (chosen: Partial<ProcessChoice>) => void;
};
