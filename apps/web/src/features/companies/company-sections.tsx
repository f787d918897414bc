import { mayBeUntaxed } from '@garita/domain/company/company.schema';
import {
  EMPLOYER_ENTITY_LABELS,
  JURISDICTION_LABELS,
  PAYER_LABELS,
} from '@garita/domain/text/fields/record-option-labels.es';
import { useFormContext, useFormState } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import {
  DisabilityShareNote,
  NeverGivenNote,
  UnemploymentAccountNote,
} from '../../records/file-value-notes.tsx';
import { companiesText, companyLabels } from '../../text/records/companies.es.ts';
import { AddressPair } from '../../ui/form/fields/address-fields.tsx';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { HoursField } from '../../ui/form/fields/hours-field.tsx';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { CountField, DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { type Option, optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useTypedField } from '../../ui/form/follow-values.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import {
  type ControlNumberOwner,
  type FormsNeeded,
  SharedNumbersNote,
  UsedUpNote,
  useCompaniesSharingNumbers,
} from './company-notes.tsx';

const field = labelledFields(companyLabels);

/** The head of the form: the name of the company and the accountant who prepares its returns. */
export function IdentitySection() {
  const text = companiesText.identity;
  const accountants = useAccountantOptions();
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('name')} autoComplete="organization" isRequired />
      <SelectField
        {...field('accountantId')}
        placeholder={text.chooseAccountant}
        options={accountants}
        isRequired
      />
    </FormSection>
  );
}

/** The accountants to choose from: the active ones, and the one that the company was saved with. */
function useAccountantOptions(): Option<number>[] {
  const { data = [] } = trpc.accountants.list.useQuery();
  const saved: unknown = useFormState().defaultValues?.['accountantId'];
  return data
    .filter(({ id, isActive }) => isActive || id === saved)
    .map(({ id, name, firstLastName }) => ({ value: id, label: `${name} ${firstLastName}` }));
}

/** The company's postal and physical addresses. */
export function AddressSection() {
  const text = companiesText.addresses;
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressPair isRequired />
    </FormSection>
  );
}

/** The company's telephone, e-mail and contact person. */
export function ContactSection() {
  const text = companiesText.contact;
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('contact')} isRequired />
      <MaskedField {...field('contactNumber')} mask="phone" isRequired />
      <MaskedField {...field('phoneNumber')} mask="phone" isRequired />
      <MaskedField {...field('faxNumber')} mask="phone" />
      <TextField {...field('email')} type="email" isRequired />
      <TextField {...field('website')} />
    </FormSection>
  );
}

/** The company's registrations with the authorities. */
export function RegistrationSection() {
  const text = companiesText.registration;
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField {...field('employerIdentificationNumber')} mask="ein" isRequired />
      <NeverGivenNote field="employerIdentificationNumber" />
      <MaskedField {...field('commercialRegister')} mask="register" isRequired />
      <SelectField {...field('jurisdiction')} options={optionsOf(JURISDICTION_LABELS)} isRequired />
      <PayerField />
      <SelectField
        {...field('entityType')}
        help={text.entityTypeHelp}
        options={optionsOf(EMPLOYER_ENTITY_LABELS)}
        placeholder={text.noEntityType}
      />
      <DateField {...field('businessStartDate')} isRequired />
      <DateField {...field('businessEndDate')} />
    </FormSection>
  );
}

/** The kind of payer. One whose pay is always taxed ends the choice of farm or domestic pay. */
function PayerField() {
  const { setValue } = useFormContext();
  useTypedField('payer', (payer) => {
    if (!mayBeUntaxed(payer)) setValue('farmUntaxed', false, { shouldDirty: true });
  });
  return <SelectField {...field('payer')} options={optionsOf(PAYER_LABELS)} isRequired />;
}

type ControlsSectionProps = { others: readonly ControlNumberOwner[]; formsNeeded: FormsNeeded };

/**
 * The numbers that its W-2PR and 480.6 forms carry, with a warning where another company uses them too or
 * they run out.
 */
export function ControlsSection({ others, formsNeeded }: ControlsSectionProps) {
  const text = companiesText.controls;
  const sharing = useCompaniesSharingNumbers(others);
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField {...field('w2ControlRange.first')} mask="control" isRequired />
      <MaskedField {...field('w2ControlRange.last')} mask="control" isRequired />
      <MaskedField {...field('form480ControlRange.first')} mask="control" isRequired />
      <MaskedField {...field('form480ControlRange.last')} mask="control" isRequired />
      <SharedNumbersNote companies={sharing} />
      <UsedUpNote form="w2" range="w2ControlRange" needed={formsNeeded.w2} />
      <UsedUpNote form="form480" range="form480ControlRange" needed={formsNeeded.form480} />
    </FormSection>
  );
}

/** The company's unemployment and disability rates. */
export function UnemploymentSection() {
  const text = companiesText.unemployment;
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('unemploymentAccountNumber')} isRequired />
      <UnemploymentAccountNote field="unemploymentAccountNumber" />
      <TextField {...field('industrialCode')} isRequired />
      <PercentField {...field('unemploymentRate')} isRequired />
      <CountField {...field('unemploymentRateSince')} help={text.rateSinceHelp} />
      <PercentField {...field('earlierUnemploymentRate')} />
      <PercentField {...field('specialContributionRate')} isRequired />
      <PercentField {...field('disabilityRate')} help={text.disabilityHelp} isRequired />
      <DisabilityShareNote field="disabilityRate" />
      <PercentField {...field('employerDisabilityRate')} help={text.employerDisabilityHelp} isRequired />
    </FormSection>
  );
}

/** The insurance of chauffeurs, by week, and the policy with the state insurance fund. */
export function InsuranceSection() {
  const text = companiesText.insurance;
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('chauffeurAccountNumber')} isRequired />
      <TextField {...field('insurancePolicyNumber')} isRequired />
      <AmountField {...field('chauffeurWeeklyRate')} help={text.weeklyRateHelp} isRequired />
      <AmountField {...field('employeeChauffeurShare')} isRequired />
      <PercentField {...field('workersCompensationRate')} help={text.premiumRateHelp} />
    </FormSection>
  );
}

/** The rules by which the company's employees earn vacation and sick leave. */
export function LeaveSection() {
  const text = companiesText.leave;
  return (
    <FormSection title={text.title} help={text.help}>
      <HoursField {...field('leavePolicy.vacationMinutesPerMonth')} isRequired />
      <HoursField {...field('leavePolicy.vacationThresholdMinutes')} help={text.thresholdHelp} isRequired />
      <HoursField {...field('leavePolicy.sickMinutesPerMonth')} isRequired />
      <HoursField {...field('leavePolicy.sickThresholdMinutes')} help={text.thresholdHelp} isRequired />
    </FormSection>
  );
}
