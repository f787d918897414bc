import { Button, VisuallyHidden } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { useEffect } from 'react';
import { useIsAllowed } from '../../lib/current-user.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { employeesText } from '../../text/employees.es.ts';
import { maskedText } from '../../ui/form/fields/masks.ts';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import type { EmployeeRow } from './employee-kind.ts';

const text = employeesText.list.reveal;

/** Milliseconds for which a number stays unmasked on the screen. */
const SHOWN_FOR_MS = 30_000;

/**
 * A social security number, masked until somebody asks for it, and again after 30 seconds. That they asked is
 * recorded.
 */
export function SocialSecurityNumber({ employee }: { employee: EmployeeRow }) {
  const mayReveal = useIsAllowed('personal-data:reveal');
  const name = fullName(employee);
  const { whole, isAsking, reveal, hide } = useReveal(employee.id, name);
  if (!mayReveal) return employee.socialSecurityNumber;
  const isWhole = whole !== undefined;
  return (
    <Button
      {...AS_TEXT}
      title={isWhole ? undefined : text.isRecorded}
      disabled={isAsking}
      onClick={isWhole ? hide : reveal}
    >
      <VisuallyHidden>{isWhole ? text.hide(name) : text.show(name)}</VisuallyHidden>
      {isWhole ? maskedText('ssn', whole) : employee.socialSecurityNumber}
    </Button>
  );
}

const AS_TEXT = {
  variant: 'plain',
  height: '6',
  minW: '0',
  px: '0',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
} as const;

function useReveal(employeeId: number, name: string) {
  const { data, isPending, mutate, reset } = trpc.employees.revealSocialSecurityNumber.useMutation({
    // Nothing of it stays in memory once it is off the screen.
    gcTime: 0,
    onSuccess: () => notifySuccess(text.recorded(name)),
    onError: (error) => notifyError(errorText(error)),
  });
  const whole = data?.socialSecurityNumber;
  useEffect(() => {
    if (whole === undefined) return undefined;
    const timer = setTimeout(reset, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [whole, reset]);
  return { whole, isAsking: isPending, reveal: () => mutate({ employeeId }), hide: reset };
}
