import type { Company } from '@garita/domain/company/company.schema';
import { companiesSharingControlNumbers, controlRangeSchema } from '@garita/domain/company/control-range';
import { employerNumberSchema } from '@garita/domain/field/digits.schema';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';

/** As much of another company as its control numbers are compared by. */
export type ControlNumberOwner = Pick<
  Company,
  'name' | 'employerIdentificationNumber' | 'w2ControlRange' | 'form480ControlRange'
>;

const comparable = z.object({
  employerIdentificationNumber: employerNumberSchema,
  w2ControlRange: controlRangeSchema,
  form480ControlRange: controlRangeSchema,
});

/** The companies that would file the same control numbers as the form says now; none while its numbers are incomplete. */
export function useSharing(others: readonly ControlNumberOwner[]): ControlNumberOwner[] {
  const [employerIdentificationNumber, w2ControlRange, form480ControlRange]: unknown[] = useWatch({
    name: ['employerIdentificationNumber', 'w2ControlRange', 'form480ControlRange'],
  });
  const typed = comparable.safeParse({ employerIdentificationNumber, w2ControlRange, form480ControlRange });
  return typed.success ? companiesSharingControlNumbers(typed.data, others) : [];
}
