import {
  type Contractor,
  changedContractorSchema,
  contractorSchema,
} from '@garita/domain/contractor/contractor.schema';
import { NEW_CONTRACTOR, usualExemptionType } from '@garita/domain/contractor/contractor-defaults';
import { fullName } from '@garita/domain/employee/full-name';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import { contractorFileLines } from '@garita/domain/file-text/file-lines';
import type { DefaultValues } from 'react-hook-form';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { EditedRecord, useEditConflict } from '../../records/edited-record.tsx';
import { FileWordsSection } from '../../records/file-words-section.tsx';
import { RecordForm, RecordFormHeader, useFinish } from '../../records/record-form.tsx';
import { contractorLabels, contractorsText } from '../../text/records/contractors.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { AddressFields } from '../../ui/form/fields/address-fields.tsx';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { CONTRACTOR } from './contractor-kind.ts';
import { type ContractorWithNumber } from './contractor-numbers.tsx';
import { EntitySection, PaymentSection } from './contractor-sections.tsx';

const field = labelledFields(contractorLabels);

/** Crear Tercero. */
export function ContractorCreateScreen() {
  const companyId = useRouteId('companyId');
  const company = trpc.companies.get.useQuery({ companyId }, NO_CACHE);
  const create = trpc.contractors.create.useMutation();
  const finish = useFinish(CONTRACTOR, recordsText.created);
  const save = async (contractor: Contractor, commandId: string) => {
    await create.mutateAsync({ companyId, contractor, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={CONTRACTOR} title={contractorsText.create.title} />
      <FreshlyLoaded query={company}>
        {({ contractorRule }) => (
          <ContractorForm
            isNew
            text={contractorsText.create}
            contractor={{ companyId }}
            defaultValues={{ ...NEW_CONTRACTOR, exemptionType: usualExemptionType(contractorRule) }}
            onSave={save}
          />
        )}
      </FreshlyLoaded>
    </>
  );
}

/** Editar Terceros: a form with the contractor as the server has it now. */
export function ContractorEditScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const saved = trpc.contractors.get.useQuery({ companyId, contractorId, isMasked: true }, NO_CACHE);
  const update = trpc.contractors.update.useMutation();
  const finish = useFinish(CONTRACTOR, recordsText.edited);
  const conflict = useEditConflict(saved, update);
  const saveOn = (version: number) => async (contractor: Contractor, commandId: string) => {
    await update.mutateAsync({ companyId, contractorId, contractor, version, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader
        kind={CONTRACTOR}
        title={contractorsText.edit.title}
        recordId={contractorId}
        name={saved.data && fullName(saved.data)}
      />
      <FreshlyLoaded query={saved}>
        {({ id, isActive, version, companyId: _, ...contractor }) => (
          <EditedRecord {...conflict} version={version}>
            {(opened) => (
              <ContractorForm
                text={contractorsText.edit}
                contractor={{ companyId, contractorId }}
                defaultValues={contractor}
                onSave={saveOn(opened)}
              />
            )}
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}

const NEW = withBirthdayBy(todayInPuertoRico, contractorSchema);
const CHANGED = withBirthdayBy(todayInPuertoRico, changedContractorSchema);

type ContractorFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string) => string };
  contractor: ContractorWithNumber;
  defaultValues: DefaultValues<Contractor>;
  /** True for a new contractor, who has no stored number to keep. */
  isNew?: boolean;
  /** `commandId` makes it harmless to send the same contractor twice. */
  onSave: (contractor: Contractor, commandId: string) => Promise<unknown>;
};

/** The form of a contractor. It is read-only for users without permission to change it. */
export function ContractorForm({
  text,
  contractor,
  defaultValues,
  isNew = false,
  onSave,
}: ContractorFormProps) {
  return (
    <RecordForm
      kind={CONTRACTOR}
      schema={isNew ? NEW : CHANGED}
      defaultValues={defaultValues}
      confirm={{ title: text.title, description: (typed) => text.question(fullName(typed)) }}
      onSubmit={onSave}
    >
      <EntitySection contractor={contractor} />
      <ContactSection />
      <FileWordsSection linesOf={contractorFileLines} />
      <PaymentSection contractor={contractor} />
    </RecordForm>
  );
}

/** The address, telephone numbers, email and website. */
function ContactSection() {
  const text = contractorsText.contact;
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressFields {...field('address')} isStreetRequired />
      <MaskedField {...field('phoneNumber')} mask="phone" />
      <MaskedField {...field('mobileNumber')} mask="phone" />
      <MaskedField {...field('faxNumber')} mask="phone" />
      <TextField {...field('email')} type="email" />
      <TextField {...field('website')} />
    </FormSection>
  );
}
