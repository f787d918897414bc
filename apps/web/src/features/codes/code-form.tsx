import { Box, Button } from '@chakra-ui/react';
import { makeRegistrationCode } from '@garita/domain/account/registration-code';
import {
  type RegistrationCode,
  registrationCodeSchema,
} from '@garita/domain/account/registration-code.schema';
import { Dices } from 'lucide-react';
import { type DefaultValues, useFormContext } from 'react-hook-form';
import { RecordForm } from '../../records/record-form.tsx';
import { codesText } from '../../text/codes.es.ts';
import { CountField } from '../../ui/form/fields/count-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { CODE } from './code-kind.ts';

type CodeFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (owner: string) => string };
  defaultValues: DefaultValues<RegistrationCode>;
  /** `commandId` makes it harmless to send the same code twice. */
  onSave: (code: RegistrationCode, commandId: string) => Promise<unknown>;
};

/** A registration code. Only administrators come here; the server refuses others. */
export function CodeForm({ text, defaultValues, onSave }: CodeFormProps) {
  return (
    <RecordForm
      kind={CODE}
      schema={registrationCodeSchema}
      defaultValues={defaultValues}
      confirm={{ title: text.title, description: ({ owner }) => text.question(owner) }}
      onSubmit={onSave}
    >
      <CodeFields />
    </RecordForm>
  );
}

/** For whom a code is, what it allows, and the code itself. */
function CodeFields() {
  const text = codesText.form;
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
      {codesText.form.make}
    </Button>
  );
}

/** The number of values that 32 bits hold. */
const RANGE = 2 ** 32;

/**
 * A random whole number from 0 up to, and without, the limit; each as likely as the next, and not to be
 * guessed.
 */
function randomBelow(limit: number): number {
  // The last numbers would make some results likelier than others.
  const usable = RANGE - (RANGE % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < usable) return drawn % limit;
  }
}
