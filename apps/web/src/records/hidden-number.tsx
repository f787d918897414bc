import { Button, HStack } from '@chakra-ui/react';
import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { type SameNumberRecord, sameNumberWarnings } from '@garita/domain/text/warnings/same-number';
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { errorText } from '../lib/error-text.ts';
import { useIsAllowed } from '../lib/trpc.ts';
import { recordsText } from '../text/records/records.es.ts';
import { Input } from '../ui/controls/input.tsx';
import { type FieldProps, useBoundField } from '../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../ui/form/fields/field-frame.tsx';
import { FormWarning } from '../ui/form/form-section.tsx';
import { notifyError } from '../ui/notices/notices.ts';

type HiddenNumberProps = {
  field: FieldProps;
  /** The label of the button: 'Mostrar el número de seguro social'. */
  showLabel: string;
  isAsking: boolean;
  onShow: () => void;
  /** The field, once the whole number is shown. */
  children: ReactNode;
};

/**
 * A personal number. It is typed for a new record; a saved record shows the last characters until the user
 * asks for the rest.
 */
export function HiddenNumber({ children, ...hidden }: HiddenNumberProps) {
  const value: unknown = useWatch({ name: hidden.field.name });
  const isHidden = typeof value === 'string' && value.startsWith('*');
  return isHidden ? <LastCharacters {...hidden} /> : children;
}

/**
 * Shows the last characters and, to users who may change the number, the button that shows the rest. The
 * server records that.
 */
function LastCharacters({ field, showLabel, isAsking, onShow }: Omit<HiddenNumberProps, 'children'>) {
  const mayWrite = useIsAllowed('records:write');
  const { reveal: text } = recordsText;
  const { frame, control, value } = useBoundField(mayWrite ? { ...field, help: text.isRecorded } : field);
  return (
    <FieldFrame {...frame}>
      <HStack gap="2">
        <Input readOnly maxWidth="48" {...control} value={String(value)} />
        {mayWrite && (
          <Button type="button" variant="outline" aria-label={showLabel} disabled={isAsking} onClick={onShow}>
            {text.show}
          </Button>
        )}
      </HStack>
    </FieldFrame>
  );
}

/**
 * Returns a function that puts a requested number into the form without marking the form as changed, and
 * focuses the field.
 */
export function useRevealedNumber(name: string) {
  const { resetField, setFocus } = useFormContext();
  return {
    // The number stays in memory only inside the form.
    gcTime: 0,
    show: (whole: string) => {
      // Drawn at once, so that the field can take the focus.
      flushSync(() => resetField(name, { defaultValue: whole }));
      setFocus(name);
    },
    onError: (error: unknown) => notifyError(errorText(error)),
  };
}

type SameNumberNoteProps = {
  /** The field of the number: nine digits, of a person or of a company. */
  field: string;
  others: readonly SameNumberRecord[] | undefined;
  /** Asks the server who else has the number, once it is complete. */
  onWhole: (number: string) => void;
  onPart: () => void;
};

/** Warns that others of the company, or of its employer number, have the same number. */
export function SameNumberNote({ field, others = [], onWhole, onPart }: SameNumberNoteProps) {
  const number: unknown = useWatch({ name: field });
  const mayAsk = useIsAllowed('records:write');
  useEffect(() => {
    const whole = socialSecurityNumberSchema.safeParse(number);
    if (mayAsk && whole.success) onWhole(whole.data);
    else onPart();
  }, [mayAsk, number, onWhole, onPart]);
  const [first, second] = sameNumberWarnings(others);
  return (
    <>
      <FormWarning text={first} />
      <FormWarning text={second} />
    </>
  );
}
