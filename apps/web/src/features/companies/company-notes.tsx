import { Alert, Button } from '@chakra-ui/react';
import type { Company } from '@garita/domain/company/company.schema';
import {
  companiesSharingControlNumbers,
  controlRangeSchema,
  numbersIn,
} from '@garita/domain/company/control-range';
import { employerNumberSchema } from '@garita/domain/field/digits.schema';
import { useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { href, PATHS } from '../../config/paths.ts';
import { companiesText } from '../../text/records/companies.es.ts';
import { FormWarning } from '../../ui/form/form-section.tsx';

/** A company that was just created, as its form passes it to the list. */
export type CreatedCompany = { id: number; name: string };

/** Links from a company that was just created to the next step: its employees. */
export function NewCompanyNote() {
  const { state } = useLocation();
  const created = (state as { created?: CreatedCompany } | null)?.created; // as the form says it
  if (!created) return null;
  return (
    <Alert.Root status="info" mb="4" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">{companiesText.list.created(created.name)}</Alert.Title>
      <Button size="sm" colorPalette="brand" asChild>
        <Link to={href(PATHS.employeeCreate, { companyId: created.id })}>
          {companiesText.list.addEmployees}
        </Link>
      </Button>
    </Alert.Root>
  );
}

/** The fields of another company by which control numbers are compared. */
export type ControlNumberOwner = Pick<
  Company,
  'name' | 'employerIdentificationNumber' | 'w2ControlRange' | 'form480ControlRange'
>;

const comparable = z.object({
  employerIdentificationNumber: employerNumberSchema,
  w2ControlRange: controlRangeSchema,
  form480ControlRange: controlRangeSchema,
});

/**
 * The companies that would file the same control numbers as the form says now; none while its numbers are
 * incomplete.
 */
export function useCompaniesSharingNumbers(others: readonly ControlNumberOwner[]): ControlNumberOwner[] {
  const [employerIdentificationNumber, w2ControlRange, form480ControlRange]: unknown[] = useWatch({
    name: ['employerIdentificationNumber', 'w2ControlRange', 'form480ControlRange'],
  });
  const typed = comparable.safeParse({ employerIdentificationNumber, w2ControlRange, form480ControlRange });
  return typed.success ? companiesSharingControlNumbers(typed.data, others) : [];
}

/** Warns that companies of one employer number use the same control numbers; nothing where none do. */
export function SharedNumbersNote({ companies }: { companies: readonly { name: string }[] }) {
  const names = companies.map(({ name }) => name).join(', ');
  return <FormWarning text={names === '' ? undefined : companiesText.controls.shared(names)} />;
}

/**
 * The number of forms that a company needs control numbers for: a W-2 for each employee, a 480.6 SP for each
 * contractor.
 */
export type FormsNeeded = { w2: number; form480: number };

type UsedUpNoteProps = {
  form: keyof FormsNeeded;
  /** The path of the range in the form. */
  range: string;
  needed: number;
};

/**
 * Warns that a range has fewer numbers than the company needs; nothing while it has enough, or is half typed.
 */
export function UsedUpNote({ form, range, needed }: UsedUpNoteProps) {
  const typed = controlRangeSchema.safeParse(useWatch({ name: range }));
  const numbers = typed.success ? numbersIn(typed.data) : needed;
  const text = companiesText.controls.usedUp[form];
  return <FormWarning text={numbers < needed ? text(numbers, needed) : undefined} />;
}
