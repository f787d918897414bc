import { Box, Button } from '@chakra-ui/react';
import { makeRegistrationCode } from '@garita/domain/account/generated-codes';
import {
  type RegistrationCode,
  registrationCodeSchema,
} from '@garita/domain/account/registration-code.schema';
import { Dices } from 'lucide-react';
import { type DefaultValues, useFormContext } from 'react-hook-form';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { EditedRecord, useEditConflict } from '../../records/edited-record.tsx';
import { RecordForm, RecordFormHeader, useFinish } from '../../records/record-form.tsx';
import { codesText } from '../../text/records/codes.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { CountField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { FreshlyLoaded, Loaded } from '../../ui/page/loaded.tsx';
import { CODE } from './code-kind.ts';

const NEW_CODE = { owner: '', email: '', code: '' };

/** Crear Código: a code with which somebody can open an account. */
export function CodeCreateScreen() {
  // A user whom the server refuses the codes sees that before filling in a form.
  const codes = trpc.codes.list.useQuery();
  const create = trpc.codes.create.useMutation();
  const finish = useFinish(CODE, recordsText.created);
  const save = async (registrationCode: RegistrationCode, commandId: string) => {
    await create.mutateAsync({ registrationCode, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={CODE} title={codesText.create.title} />
      <Loaded query={codes}>
        {() => <CodeForm text={codesText.create} defaultValues={NEW_CODE} onSave={save} />}
      </Loaded>
    </>
  );
}

/** Editar Código: the form with the saved code. */
export function CodeEditScreen() {
  const codeId = useRouteId('codeId');
  const saved = trpc.codes.get.useQuery({ codeId }, NO_CACHE);
  const update = trpc.codes.update.useMutation();
  const finish = useFinish(CODE, recordsText.edited);
  const conflict = useEditConflict(saved, update);
  const saveOn = (version: number) => async (registrationCode: RegistrationCode, commandId: string) => {
    await update.mutateAsync({ codeId, registrationCode, version, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={CODE} title={codesText.edit.title} recordId={codeId} name={saved.data?.owner} />
      <FreshlyLoaded query={saved}>
        {({ id, isActive, version, isUsed, ...code }) => (
          <EditedRecord {...conflict} version={version}>
            {(opened) => <CodeForm text={codesText.edit} defaultValues={code} onSave={saveOn(opened)} />}
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}

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

/** The fields of a registration code. */
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

/** Returns an unpredictable whole number from 0 up to, but without, the limit. All are equally likely. */
function randomBelow(limit: number): number {
  // The last numbers would make some results likelier than others.
  const usable = RANGE - (RANGE % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < usable) return drawn % limit;
  }
}
