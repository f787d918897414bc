import { Alert, Stack } from '@chakra-ui/react';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { type RefObject, useId, useRef, useState } from 'react';
import { filedReasonText as text } from '../../text/filed-reason.es.ts';
import { Textarea } from '../../ui/controls/input.tsx';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { errorId, helpId } from '../../ui/form/fields/form-fields.ts';
import { filedTexts } from './use-filed-pay.ts';

type Reason = { value: string; isMissing: boolean };

/** The reason that a change of filed pay takes; none where nothing was filed. */
export function useFiledReason(filed: readonly FiledDocument[]) {
  const [reason, setReason] = useState<Reason>({ value: '', isMissing: false });
  const field = useRef<HTMLTextAreaElement>(null);
  const value = reason.value.trim();
  return {
    /** What goes with the change. */
    reason: filed.length > 0 ? value : undefined,
    /** Whether the change may be made; where its reason is missing, the field says so and takes the focus. */
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

/** What was filed of the pay that is about to change, and the box for the reason. Nothing where nothing was filed. */
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
