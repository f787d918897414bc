import { Button, chakra } from '@chakra-ui/react';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import type { Submission } from '@garita/domain/report/report-request';
import { reportYears } from '@garita/domain/report/report-years';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { Eye, EyeOff, FileDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useSeesYear } from '../../../lib/year-address.ts';
import { documentsText } from '../../../text/documents/documents.es.ts';
import { processesText, processFrequencyLabels } from '../../../text/documents/processes.es.ts';
import { contractorsText } from '../../../text/records/contractors.es.ts';
import { ChoiceField, DayField, optionsOf } from '../../../ui/form/fields/select-input.tsx';
import type { FieldErrors } from '../../../ui/form/use-request-form.ts';

const { file } = processesText;

/** The typed values of a document, their errors, and the function that changes them. */
type ReportFields<Draft> = {
  draft: Draft;
  errors: FieldErrors;
  choose: (change: Partial<Draft>) => void;
};

type ReportFormProps = {
  form: ComponentProps<typeof Parts>;
  isPreviewed: boolean;
  onPreview: () => void;
  children: ReactNode;
};

/** The fields of one document, and the buttons that show and download it. */
export function ReportForm({ form, isPreviewed, onPreview, children }: ReportFormProps) {
  return (
    <Parts {...form}>
      {children}
      <Buttons>
        <Button type="button" variant="outline" aria-expanded={isPreviewed} onClick={onPreview}>
          {isPreviewed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {documentsText.preview}
        </Button>
        <Button type="submit" variant="outline" colorPalette="brand">
          <FileDown aria-hidden />
          {contractorsText.reports.download}
        </Button>
      </Buttons>
    </Parts>
  );
}

const Parts = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: '3', rowGap: '2' },
});

// As far down as the controls beside them, which stand below their labels.
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: { base: '1', sm: '6' } },
});

type RangeFieldsProps = ReportFields<{ start: CalendarDate | null; end: CalendarDate | null }> & {
  today: CalendarDate;
};

/** The first and the last day of the payments. */
export function RangeFields({ draft, errors, choose, today }: RangeFieldsProps) {
  return (['start', 'end'] as const).map((name) => (
    <DayField
      key={name}
      label={file[name]}
      value={draft[name]}
      today={today}
      error={errors[name]}
      onChoose={(date) => choose({ [name]: date })}
    />
  ));
}

type ContractorYearFieldsProps = ReportFields<{ year: number; payFrequency: PayFrequency | null }> & {
  today: string;
};

/** The year, and the frequency that existing programs ask by. */
export function ContractorYearFields(props: ContractorYearFieldsProps) {
  const { draft, errors, choose } = props;
  return (
    <>
      <YearField {...props} />
      <ChoiceField
        label={processesText.file.payFrequency}
        options={optionsOf(processFrequencyLabels)}
        value={draft.payFrequency}
        onChoose={(payFrequency) => choose({ payFrequency })}
        error={errors['payFrequency']}
        placeholder={contractorsText.reports.everyFrequency}
      />
    </>
  );
}

type TextFileFieldsProps = ReportFields<{ year: number; submission: Submission | null }> & { today: string };

/** The year of the file, and whether it is sent for the first time or corrects one. */
export function TextFileFields(props: TextFileFieldsProps) {
  const { draft, errors, choose } = props;
  return (
    <>
      <YearField {...props} />
      <ChoiceField
        label={processesText.file.submission}
        options={optionsOf(contractorsText.reports.submissions)}
        value={draft.submission}
        onChoose={(submission) => choose({ submission })}
        error={errors['submission']}
      />
    </>
  );
}

/** The year of a document; 0 while none is chosen. */
function YearField({ draft, errors, choose, today }: ReportFields<{ year: number }> & { today: string }) {
  const years = reportYears(today).filter(useSeesYear());
  return (
    <ChoiceField
      label={processesText.file.year}
      options={years.map((year) => ({ value: year, label: String(year) }))}
      value={draft.year}
      onChoose={(year) => choose({ year: year ?? 0 })}
      error={errors['year']}
    />
  );
}
