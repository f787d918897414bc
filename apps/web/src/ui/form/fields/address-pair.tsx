import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formText } from '../../../text/form.es.ts';
import { TickBox } from '../../controls/tick-box.tsx';
import { AddressFields } from './address-fields.tsx';

const PARTS = ['street', 'municipalityId', 'state', 'zip'] as const;

type AddressPairProps = {
  /** The paths of the two addresses in the form. */
  postal?: string;
  physical?: string;
  isRequired?: boolean;
};

/** The postal and the physical address, and the box that makes the second follow the first. */
export function AddressPair({
  postal = 'postalAddress',
  physical = 'physicalAddress',
  isRequired,
}: AddressPairProps) {
  const [isSame, setIsSame] = useFollowing(postal, physical);
  return (
    <>
      <AddressFields name={postal} label={formText.postalAddress} isRequired={isRequired} />
      <TickBox gridColumn="1 / -1" isTicked={isSame} onTick={setIsSame}>
        {formText.sameAddress}
      </TickBox>
      <AddressFields
        name={physical}
        label={formText.physicalAddress}
        isRequired={isRequired}
        isDisabled={isSame}
      />
    </>
  );
}

/** While it is on, the physical address has what the postal one has. It starts on where both were saved alike. */
function useFollowing(postal: string, physical: string) {
  const { getValues, setValue } = useFormContext();
  const [isSame, setIsSame] = useState(
    () =>
      Boolean(getValues(`${postal}.street`)) &&
      PARTS.every((part) => getValues(`${postal}.${part}`) === getValues(`${physical}.${part}`)),
  );
  const followed: unknown[] = useWatch({ name: PARTS.map((part) => `${postal}.${part}`) });

  useEffect(() => {
    if (!isSame) return;
    for (const [index, part] of PARTS.entries()) {
      setValue(`${physical}.${part}`, followed[index], { shouldDirty: true });
    }
  }, [isSame, followed, physical, setValue]);
  return [isSame, setIsSame] as const;
}
