import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useIsAllowed } from '../lib/current-user.ts';
import { recordsText } from '../text/records.es.ts';
import { FormWarning } from '../ui/form/form-section.tsx';

type SameNumberNoteProps = {
  /** The field of the number: nine digits, of a person or of a company. */
  field: string;
  others: readonly PersonName[] | undefined;
  /** Asks the server who else has the number, once it is complete. */
  onWhole: (number: string) => void;
  onPart: () => void;
};

/** Warns that others of the company have the same number. */
export function SameNumberNote({ field, others = [], onWhole, onPart }: SameNumberNoteProps) {
  const number: unknown = useWatch({ name: field });
  const mayAsk = useIsAllowed('records:write');
  useEffect(() => {
    const whole = socialSecurityNumberSchema.safeParse(number);
    if (mayAsk && whole.success) onWhole(whole.data);
    else onPart();
  }, [mayAsk, number, onWhole, onPart]);
  const names = others.map(fullName).join(', ');
  return <FormWarning text={names === '' ? undefined : recordsText.sameNumber(names)} />;
}
