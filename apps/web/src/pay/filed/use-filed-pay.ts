import {
  type FiledDocument,
  type FiledSubject,
  filingsCovering,
} from '@garita/domain/filing/filed/filed-document';
import { filedSentences } from '@garita/domain/text/filed-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { dayText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';

/** Pay that may change: of whose company, and the days on which it is paid now and was before. */
type Pay = { companyId: number; subject: FiledSubject; payDates: readonly (CalendarDate | undefined)[] };

/** What was filed with an agency of pay that may change. */
export function useFiledPay({ companyId, subject, payDates }: Pay): FiledDocument[] {
  const { data = [] } = trpc.filing.list.useQuery({ companyId });
  return filingsCovering(
    data,
    subject,
    payDates.flatMap((payDate) => payDate ?? []),
  );
}

/** The same in sentences: 'Este trimestre se presentó el 30 abr: 941.' */
export function filedTexts(filed: readonly FiledDocument[]): string[] {
  return filedSentences(filed, dayText);
}
