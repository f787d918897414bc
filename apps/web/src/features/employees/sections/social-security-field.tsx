import { Button, HStack, Input } from '@chakra-ui/react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { notifyError } from '../../../components/notices.ts';
import { useBoundField } from '../../../form/fields/bound-field.ts';
import { FieldFrame } from '../../../form/fields/field-frame.tsx';
import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { useIsAllowed } from '../../../lib/current-user.ts';
import { errorText } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { employeesText } from '../../../text/employees.es.ts';
import type { NumberOwner } from '../same-employee-note.tsx';

const text = employeesText.person;
const FIELD = { name: 'socialSecurityNumber', label: text.socialSecurity, isRequired: true };

/** The number of an employee: typed of a new one, '***-**-1234' of a saved one until somebody asks for it. */
export function SocialSecurityField({ employeeId }: Pick<NumberOwner, 'employeeId'>) {
  const value: unknown = useWatch({ name: FIELD.name });
  const isHidden = typeof value === 'string' && value.includes('*');
  if (!isHidden || employeeId === undefined) return <MaskedField mask="ssn" {...FIELD} />;
  return <HiddenNumber employeeId={employeeId} />;
}

/** No more than the last four digits, and for those who may change the rest the way to it, which is recorded. */
function HiddenNumber({ employeeId }: { employeeId: number }) {
  const mayWrite = useIsAllowed('records:write');
  const { frame, control, value } = useBoundField({ ...FIELD, help: mayWrite ? text.isRecorded : undefined });
  const { mutate, isPending } = useReveal();
  return (
    <FieldFrame {...frame}>
      <HStack gap="2">
        <Input readOnly maxWidth="48" {...control} value={String(value)} />
        {mayWrite && (
          <Button
            type="button"
            variant="outline"
            aria-label={text.showNumber}
            disabled={isPending}
            onClick={() => mutate({ employeeId })}
          >
            {text.show}
          </Button>
        )}
      </HStack>
    </FieldFrame>
  );
}

/** Puts the whole number into the form, which has not changed by that, and goes on in its field. */
function useReveal() {
  const { resetField, setFocus } = useFormContext();
  return trpc.employees.revealSocialSecurityNumber.useMutation({
    // Nothing of it stays in memory but in the form.
    gcTime: 0,
    onSuccess: ({ socialSecurityNumber }) => {
      // At once, so that the field to go on in is there.
      flushSync(() => resetField(FIELD.name, { defaultValue: socialSecurityNumber }));
      setFocus(FIELD.name);
    },
    onError: (error) => notifyError(errorText(error)),
  });
}
