import { Box, Button } from '@chakra-ui/react';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { companyPeriods } from '@garita/domain/time/company-periods';
import { useMemo, useState } from 'react';
import { useCompanyCalendars } from '../../lib/company-calendars.ts';
import { dateText, monthText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { YearPicker } from '../../pay/pickers.tsx';
import { auditText as text } from '../../text/documents/audit.es.ts';
import { AmountInput, type TypedAmount } from '../../ui/form/fields/figure-fields.tsx';
import { Picker } from '../../ui/form/fields/picker.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TypedField } from '../../ui/form/fields/typed-field.tsx';
import { Choices } from '../../ui/page/page-header.tsx';
import type { AuditViewProps } from './audit-choice.ts';
import { PersonChoice } from './person-choice.tsx';

/** The filters of a view: the period and, in the history, also the year, person, kind and minimum amount. */
export function AuditChoices({
  companyId,
  choice,
  yearOfPeriods,
  choose,
}: AuditViewProps & { yearOfPeriods: number }) {
  const periods = usePeriodOptions(companyId, yearOfPeriods);
  const ofYear = {
    label: text.choices.year,
    onChoose: (year: number | undefined) => choose({ year, periodId: undefined, month: undefined }),
  };
  const isHistory = choice.view === 'history';
  return (
    <Choices aria-label={text.choices.label}>
      {isHistory ? (
        <YearPicker {...ofYear} year={choice.year} everyYear={text.choices.everyYear} />
      ) : (
        <YearPicker {...ofYear} year={yearOfPeriods} />
      )}
      <Picker
        label={text.choices.period}
        options={periods}
        value={choice.periodId}
        onChoose={(periodId) => choose({ periodId: periodId ?? undefined })}
        placeholder={text.choices.allPeriods}
        width="20rem"
        narrow="1 1 100%"
      />
      {isHistory && (
        <>
          <PersonChoice {...{ companyId, choice, choose }} />
          <Picker
            label={text.choices.kind}
            options={optionsOf(text.kinds)}
            value={choice.kind}
            onChoose={(kind) => choose({ kind: kind ?? undefined })}
            placeholder={text.choices.allKinds}
            width="11rem"
            narrow="1 1 40%"
          />
          <MonthAndAuthor {...{ companyId, choice, choose }} year={yearOfPeriods} />
          <MinimumField value={choice.minimum} onChoose={(minimum) => choose({ minimum })} />
          {choice.seq !== undefined && (
            <Button size="sm" variant="outline" onClick={() => choose({ seq: undefined })}>
              {text.choices.notFrom(choice.seq)}
            </Button>
          )}
          {choice.entryId !== undefined && (
            <Button size="sm" variant="outline" onClick={() => choose({ entryId: undefined })}>
              {text.choices.notOnlyEntry(choice.entryId)}
            </Button>
          )}
        </>
      )}
    </Choices>
  );
}

/** Filters events by the month in which they were recorded and by who recorded them. */
function MonthAndAuthor({ companyId, choice, choose, year }: AuditViewProps & { year: number }) {
  const { data } = trpc.audit.history.useQuery({ companyId, isNewestFirst: true });
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return (
    <>
      <Picker
        label={text.choices.month}
        options={months.map((month) => ({ value: month, label: monthText(month) }))}
        value={choice.month}
        onChoose={(month) => choose({ month: month ?? undefined })}
        placeholder={text.choices.everyMonth}
        width="11rem"
        narrow="1 1 40%"
      />
      <Picker
        label={text.choices.author}
        options={(data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.userId}
        onChoose={(userId) => choose({ userId: userId ?? undefined })}
        placeholder={text.choices.everyAuthor}
        width="11rem"
        narrow="1 1 40%"
      />
    </>
  );
}

/** The periods of the frequencies by which anybody in the company is paid. */
function usePeriodOptions(companyId: number, year: number) {
  const { data: employees } = trpc.employees.payees.useQuery({ companyId });
  const calendars = useCompanyCalendars(companyId);
  return useMemo(() => {
    const paid = new Set<PayFrequency>(employees?.map(({ payFrequency }) => payFrequency) ?? []);
    return optionsOf(PAY_FREQUENCY_LABELS)
      .filter(({ value }) => paid.has(value))
      .flatMap(({ value: frequency, label }) =>
        companyPeriods(calendars, year, frequency).map(({ id, number, start, end }) => ({
          value: id,
          label: text.choices.periodOption(number, dateText(start), dateText(end)),
          group: label,
        })),
      );
  }, [employees, calendars, year]);
}

type MinimumFieldProps = { value: number | undefined; onChoose: (cents: number | undefined) => void };

/** The field for the smallest change of an amount. It filters once it is left or Enter is pressed. */
function MinimumField({ value, onChoose }: MinimumFieldProps) {
  const [typed, setTyped] = useState<TypedAmount>();
  const choose = () => {
    if (typed !== undefined) onChoose(typeof typed === 'number' ? typed : undefined);
    setTyped(undefined);
  };
  return (
    <Box w="8rem">
      <TypedField label={text.choices.minimum}>
        {(control) => (
          <AmountInput
            {...control}
            size="sm"
            emptyValue={null}
            value={typed === undefined ? (value ?? null) : typed}
            onChange={setTyped}
            onBlur={choose}
            onKeyDown={({ key }) => key === 'Enter' && choose()}
          />
        )}
      </TypedField>
    </Box>
  );
}
