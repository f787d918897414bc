import {
  isIndividualTaxpayerNumber,
  isNeverGivenToEmployers,
  isNeverIssued,
  isUnemploymentAccount,
} from '@garita/domain/field/file-values';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../lib/use-debounced.ts';
import { FormWarning } from '../ui/form/form-section.tsx';

/** Warns of a number in the form that is never issued, unless it is another taxpayer's number. */
export function NeverIssuedNote({
  field,
  mayBeTaxpayer = false,
}: {
  field: string;
  mayBeTaxpayer?: boolean;
}) {
  const number: unknown = useWatch({ name: field });
  const isWrong =
    typeof number === 'string' &&
    isNeverIssued(number) &&
    !(mayBeTaxpayer && isIndividualTaxpayerNumber(number));
  return <FormWarning text={isWrong ? WARNING_TEXTS.neverIssued : undefined} />;
}

/** Warns of an employer number in the form that the IRS never gives. */
export function NeverGivenNote({ field }: { field: string }) {
  const number: unknown = useWatch({ name: field });
  const isWrong = typeof number === 'string' && isNeverGivenToEmployers(number);
  return <FormWarning text={isWrong ? WARNING_TEXTS.employerNeverGiven : undefined} />;
}

/** Warns of an employer number that the Department of Labor refuses, once typing pauses. */
export function UnemploymentAccountNote({ field }: { field: string }) {
  const { settled }: { settled: unknown } = useDebounced<unknown>(useWatch({ name: field }));
  const isWrong = typeof settled === 'string' && settled.trim() !== '' && !isUnemploymentAccount(settled);
  return <FormWarning text={isWrong ? WARNING_TEXTS.unemploymentAccount : undefined} />;
}

/** Warns of a company that would report nothing of what employees have withheld for disability. */
export function DisabilityShareNote({ field }: { field: string }) {
  const rate: unknown = useWatch({ name: field });
  return <FormWarning text={rate === 0 ? WARNING_TEXTS.noDisabilityShare : undefined} />;
}
