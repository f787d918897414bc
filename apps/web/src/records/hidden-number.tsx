import { Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIsAllowed } from '../lib/current-user.ts';
import { errorText } from '../lib/error-text.ts';
import { recordsText } from '../text/records.es.ts';
import { Input } from '../ui/controls/input.tsx';
import { type FieldProps, useBoundField } from '../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../ui/form/fields/field-frame.tsx';
import { notifyError } from '../ui/notices/notices.ts';

type HiddenNumberProps = {
  field: FieldProps;
  /** What the button is called: 'Mostrar el número de seguro social'. */
  showLabel: string;
  isAsking: boolean;
  onShow: () => void;
  /** The field once the number is whole. */
  children: ReactNode;
};

/** A number that is typed of a new record, and of a saved one shows its last characters until somebody asks for it. */
export function HiddenNumber({ children, ...hidden }: HiddenNumberProps) {
  const value: unknown = useWatch({ name: hidden.field.name });
  const isHidden = typeof value === 'string' && value.startsWith('*');
  return isHidden ? <LastCharacters {...hidden} /> : children;
}

/** The last characters, and for those who may change the number the way to the rest, which is recorded. */
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

/** What is done with a number that was asked for: it is put into the form, which has not changed by that, and gone on with. */
export function useShown(name: string) {
  const { resetField, setFocus } = useFormContext();
  return {
    // Nothing of it stays in memory but in the form.
    gcTime: 0,
    show: (whole: string) => {
      // At once, so that the field to go on in is there.
      flushSync(() => resetField(name, { defaultValue: whole }));
      setFocus(name);
    },
    onError: (error: unknown) => notifyError(errorText(error)),
  };
}
