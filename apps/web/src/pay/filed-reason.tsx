import { Alert, Stack } from '@chakra-ui/react';
import {
  type FiledDocument,
  type FiledSubject,
  filingsCovering,
} from '@garita/domain/filing/filed/filed-document';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { filedSentences } from '@garita/domain/text/filed-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type RefObject, useId, useRef, useState } from 'react';
import { dayText } from '../lib/date-text.ts';
import { trpc } from '../lib/trpc.ts';
import { filedReasonText as text } from '../text/pay/pay.es.ts';
import { Textarea } from '../ui/controls/input.tsx';
import { errorId, helpId } from '../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../ui/form/fields/field-frame.tsx';

type Reason = { value: string; isMissing: boolean };

/** Holds the reason that a change of filed pay requires; no reason is needed if nothing was filed. */
export function useFiledReason(filed: readonly FiledDocument[]) {
  const [reason, setReason] = useState<Reason>({ value: '', isMissing: false });
  const field = useRef<HTMLTextAreaElement>(null);
  const value = reason.value.trim();
  return {
    /** Sent with the change. */
    reason: filed.length > 0 ? value : undefined,
    /**
     * Returns true if the change may be made; if its reason is missing, the field says so and takes the
     * focus.
     */
    isGiven: () => {
      if (filed.length === 0 || value !== '') return true;
      setReason({ value: '', isMissing: true });
      field.current?.focus();
      return false;
    },
    box: { filed, field, reason, onChange: (typed: string) => setReason({ value: typed, isMissing: false }) },
  };
}

type FiledReasonProps = {
  filed: readonly FiledDocument[];
  field: RefObject<HTMLTextAreaElement | null>;
  reason: Reason;
  onChange: (typed: string) => void;
};

/**
 * The filed documents that count the pay about to change, and the field for the reason; nothing where nothing
 * was filed.
 */
export function FiledReason({ filed, field, reason, onChange }: FiledReasonProps) {
  const id = useId();
  if (filed.length === 0) return null;
  const error = reason.isMissing ? fieldText('required') : undefined;
  return (
    <Stack gap="3" mt="3">
      <Alert.Root status="warning" colorPalette="accent" size="sm">
        <Alert.Indicator />
        <Alert.Description>{filedTexts(filed).join(' ')}</Alert.Description>
      </Alert.Root>
      <FieldFrame id={id} label={text.reason} isRequired help={text.reasonHelp} error={error}>
        <Textarea
          ref={field}
          id={id}
          rows={2}
          maxLength={200}
          required
          aria-invalid={reason.isMissing}
          aria-describedby={error === undefined ? helpId(id) : errorId(id)}
          value={reason.value}
          onChange={({ target }) => onChange(target.value)}
        />
      </FieldFrame>
    </Stack>
  );
}

/** Pay that may change: its company and subject, and its pay dates before and after the change. */
type Pay = { companyId: number; subject: FiledSubject; payDates: readonly (CalendarDate | undefined)[] };

/** Returns the documents filed with an agency that count the pay. */
export function useFiledPay({ companyId, subject, payDates }: Pay): FiledDocument[] {
  const { data = [] } = trpc.filing.list.useQuery({ companyId });
  return filingsCovering(
    data,
    subject,
    payDates.flatMap((payDate) => payDate ?? []),
  );
}

/** Returns the filed documents in sentences: 'Este trimestre se presentó el 30 abr: 941.' */
export function filedTexts(filed: readonly FiledDocument[]): string[] {
  return filedSentences(filed, dayText);
}
