import { useFormState } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { DisabilityShareNote, UnemploymentAccountNote } from '../../records/file-value-notes.tsx';
import { companiesText } from '../../text/companies.es.ts';
import { employerEntityLabels, jurisdictionLabels, payerLabels } from '../../text/reference.es.ts';
import { AddressPair } from '../../ui/form/fields/address-fields.tsx';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { HoursField } from '../../ui/form/fields/hours-field.tsx';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { CountField, DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { type Option, optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import {
  type ControlNumberOwner,
  type FormsNeeded,
  SharedNumbersNote,
  UsedUpNote,
  useSharing,
} from './company-notes.tsx';

/** The head of the form: the name of the company and the accountant who prepares its returns. */
export function IdentitySection() {
  const text = companiesText.identity;
  const accountants = useAccountantOptions();
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="name" label={text.name} autoComplete="organization" isRequired />
      <SelectField
        name="accountantId"
        label={text.accountant}
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
      <TextField name="contact" label={text.person} isRequired />
      <MaskedField name="contactNumber" mask="phone" label={text.personPhone} isRequired />
      <MaskedField name="phoneNumber" mask="phone" label={text.phone} isRequired />
      <MaskedField name="faxNumber" mask="phone" label={text.fax} />
      <TextField name="email" type="email" label={text.email} isRequired />
      <TextField name="website" label={text.website} />
    </FormSection>
  );
}

/** The company's registrations with the authorities. */
export function RegistrationSection() {
  const text = companiesText.registration;
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField name="employerIdentificationNumber" mask="ein" label={text.employerNumber} isRequired />
      <MaskedField name="commercialRegister" mask="register" label={text.commercialRegister} isRequired />
      <SelectField
        name="jurisdiction"
        label={text.jurisdiction}
        options={optionsOf(jurisdictionLabels)}
        isRequired
      />
      <SelectField name="payer" label={text.payer} options={optionsOf(payerLabels)} isRequired />
      <SelectField
        name="entityType"
        label={text.entityType}
        help={text.entityTypeHelp}
        options={optionsOf(employerEntityLabels)}
        placeholder={text.noEntityType}
      />
      <DateField name="businessStartDate" label={text.start} isRequired />
      <DateField name="businessEndDate" label={text.end} />
    </FormSection>
  );
}

type ControlsSectionProps = { others: readonly ControlNumberOwner[]; formsNeeded: FormsNeeded };

/**
 * The numbers that its W-2PR and 480.6 forms carry, with a warning where another company uses them too or
 * they run out.
 */
export function ControlsSection({ others, formsNeeded }: ControlsSectionProps) {
  const text = companiesText.controls;
  const sharing = useSharing(others);
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField name="w2ControlRange.first" mask="control" label={text.w2First} isRequired />
      <MaskedField name="w2ControlRange.last" mask="control" label={text.w2Last} isRequired />
      <MaskedField name="form480ControlRange.first" mask="control" label={text.form480First} isRequired />
      <MaskedField name="form480ControlRange.last" mask="control" label={text.form480Last} isRequired />
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
      <TextField name="unemploymentAccountNumber" label={text.account} isRequired />
      <UnemploymentAccountNote field="unemploymentAccountNumber" />
      <TextField name="industrialCode" label={text.industrialCode} isRequired />
      <PercentField name="unemploymentRate" label={text.rate} isRequired />
      <CountField name="unemploymentRateSince" label={text.rateSince} help={text.rateSinceHelp} />
      <PercentField name="earlierUnemploymentRate" label={text.earlierRate} />
      <PercentField name="specialContributionRate" label={text.specialContribution} isRequired />
      <PercentField name="disabilityRate" label={text.disability} help={text.disabilityHelp} isRequired />
      <DisabilityShareNote field="disabilityRate" />
      <PercentField
        name="employerDisabilityRate"
        label={text.employerDisability}
        help={text.employerDisabilityHelp}
        isRequired
      />
    </FormSection>
  );
}

/** The insurance of chauffeurs, by week, and the policy with the state insurance fund. */
export function InsuranceSection() {
  const text = companiesText.insurance;
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="chauffeurAccountNumber" label={text.account} isRequired />
      <TextField name="insurancePolicyNumber" label={text.policy} isRequired />
      <AmountField name="chauffeurWeeklyRate" label={text.weeklyRate} help={text.weeklyRateHelp} isRequired />
      <AmountField name="employeeChauffeurShare" label={text.employeeShare} isRequired />
      <PercentField name="workersCompensationRate" label={text.premiumRate} help={text.premiumRateHelp} />
    </FormSection>
  );
}

/** The rules by which the company's employees earn vacation and sick leave. */
export function LeaveSection() {
  const text = companiesText.leave;
  return (
    <FormSection title={text.title} help={text.help}>
      <HoursField name="leavePolicy.vacationMinutesPerMonth" label={text.vacation} isRequired />
      <HoursField
        name="leavePolicy.vacationThresholdMinutes"
        label={text.vacationThreshold}
        help={text.thresholdHelp}
        isRequired
      />
      <HoursField name="leavePolicy.sickMinutesPerMonth" label={text.sick} isRequired />
      <HoursField
        name="leavePolicy.sickThresholdMinutes"
        label={text.sickThreshold}
        help={text.thresholdHelp}
        isRequired
      />
    </FormSection>
  );
}
