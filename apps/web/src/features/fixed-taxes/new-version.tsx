import { Box } from '@chakra-ui/react';
import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { useId, useState } from 'react';
import { todayInPuertoRico } from '../../lib/today.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import { helpId } from '../../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { SelectInput } from '../../ui/form/fields/select-input.tsx';
import { FixedTaxForm } from './fixed-tax-form.tsx';
import { type FixedTaxRow, fixedTaxName, nextVersion } from './fixed-tax-kind.ts';

type NewVersionProps = {
  /** The taxes in force today. */
  taxes: readonly FixedTaxRow[];
  onSave: (tax: FixedTaxInput, commandId: string) => Promise<unknown>;
};

/** First which of the taxes, then its version, which starts as what is in force. */
export function NewVersion({ taxes, onSave }: NewVersionProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = taxes.find(({ id }) => id === chosenId);
  return (
    <>
      <Box maxW="24rem" mb="4">
        <TaxChooser taxes={taxes} value={chosenId} onChange={setChosenId} />
      </Box>
      {chosen && (
        <FixedTaxForm
          key={chosen.id}
          text={fixedTaxesText.create}
          fixedTaxId={chosen.id}
          defaultValues={nextVersion(chosen, todayInPuertoRico())}
          isNamed={false}
          onSave={onSave}
        />
      )}
    </>
  );
}

type TaxChooserProps = {
  taxes: readonly FixedTaxRow[];
  value: number | null;
  onChange: (id: number | null) => void;
};

function TaxChooser({ taxes, value, onChange }: TaxChooserProps) {
  const id = useId();
  const { choose, chooseHelp } = fixedTaxesText.create;
  const options = taxes.map((tax) => ({ value: tax.id, label: fixedTaxName(tax) }));
  return (
    <FieldFrame id={id} label={choose} isRequired help={chooseHelp} error={undefined}>
      <SelectInput
        id={id}
        aria-describedby={helpId(id)}
        aria-required
        options={options}
        value={value}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
