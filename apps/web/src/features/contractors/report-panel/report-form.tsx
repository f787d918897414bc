import { Button, chakra } from '@chakra-ui/react';
import { Eye, EyeOff, FileDown } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { contractorsText } from '../../../text/contractors.es.ts';
import { documentsText } from '../../../text/documents.es.ts';
import type { FieldErrors } from '../../../ui/form/use-request-form.ts';

/** What is typed for a document, what is wrong with it, and the way to change it. */
export type ReportFields<Draft> = {
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

/** What one document is asked for with, and the buttons that show and download it. */
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

// Beside the controls as far down as they are, below the line of their labels.
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: { base: '1', sm: '6' } },
});
