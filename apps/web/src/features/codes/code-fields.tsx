import { Box, Button } from '@chakra-ui/react';
import { makeRegistrationCode } from '@garita/domain/account/registration-code';
import { Dices } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { CountField } from '../../form/fields/count-field.tsx';
import { TextField } from '../../form/fields/plain-fields.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { codesText } from '../../text/codes.es.ts';
import { randomBelow } from './random-below.ts';

const text = codesText.form;

/** For whom a code is, what it allows, and the code itself. */
export function CodeFields() {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="owner" label={text.owner} isRequired />
      <TextField name="email" type="email" label={text.email} isRequired />
      <CountField name="companyAmount" label={text.companies} help={text.companiesHelp} isRequired />
      <Box>
        <TextField name="code" label={text.code} autoComplete="off" isRequired />
        <MakeCodeButton />
      </Box>
    </FormSection>
  );
}

/** Fills the code with six letters and digits that nobody can guess. */
function MakeCodeButton() {
  const { setValue } = useFormContext();
  const make = () =>
    setValue('code', makeRegistrationCode(randomBelow), { shouldDirty: true, shouldValidate: true });
  return (
    <Button variant="outline" size="sm" mt="2" onClick={make}>
      <Dices aria-hidden />
      {text.make}
    </Button>
  );
}
