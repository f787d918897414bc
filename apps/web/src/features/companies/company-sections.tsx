import {
  EMPLOYER_ENTITY_LABELS,
  JURISDICTION_LABELS,
  PAYER_LABELS,
} from '@garita/domain/text/option-labels.es';
import { useFormState } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { DisabilityShareNote, UnemploymentAccountNote } from '../../records/file-value-notes.tsx';
import { companiesText, companyLabels } from '../../text/companies.es.ts';
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
      <TextField name="name" label={companyLabels.name} autoComplete="organization" isRequired />
      <SelectField
        name="accountantId"
        label={companyLabels.accountantId}
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
      <TextField name="contact" label={companyLabels.contact} isRequired />
      <MaskedField name="contactNumber" mask="phone" label={companyLabels.contactNumber} isRequired />
      <MaskedField name="phoneNumber" mask="phone" label={companyLabels.phoneNumber} isRequired />
      <MaskedField name="faxNumber" mask="phone" label={companyLabels.faxNumber} />
      <TextField name="email" type="email" label={companyLabels.email} isRequired />
      <TextField name="website" label={companyLabels.website} />
    </FormSection>
  );
}

/** The company's registrations with the authorities. */
export function RegistrationSection() {
  const text = companiesText.registration;
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField
        name="employerIdentificationNumber"
        mask="ein"
        label={companyLabels.employerIdentificationNumber}
        isRequired
      />
      <MaskedField
        name="commercialRegister"
        mask="register"
        label={companyLabels.commercialRegister}
        isRequired
      />
      <SelectField
        name="jurisdiction"
        label={companyLabels.jurisdiction}
        options={optionsOf(JURISDICTION_LABELS)}
        isRequired
      />
      <SelectField name="payer" label={companyLabels.payer} options={optionsOf(PAYER_LABELS)} isRequired />
      <SelectField
        name="entityType"
        label={companyLabels.entityType}
        help={text.entityTypeHelp}
        options={optionsOf(EMPLOYER_ENTITY_LABELS)}
        placeholder={text.noEntityType}
      />
      <DateField name="businessStartDate" label={companyLabels.businessStartDate} isRequired />
      <DateField name="businessEndDate" label={companyLabels.businessEndDate} />
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
      <MaskedField
        name="w2ControlRange.first"
        mask="control"
        label={companyLabels['w2ControlRange.first']}
        isRequired
      />
      <MaskedField
        name="w2ControlRange.last"
        mask="control"
        label={companyLabels['w2ControlRange.last']}
        isRequired
      />
      <MaskedField
        name="form480ControlRange.first"
        mask="control"
        label={companyLabels['form480ControlRange.first']}
        isRequired
      />
      <MaskedField
        name="form480ControlRange.last"
        mask="control"
        label={companyLabels['form480ControlRange.last']}
        isRequired
      />
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
      <TextField
        name="unemploymentAccountNumber"
        label={companyLabels.unemploymentAccountNumber}
        isRequired
      />
      <UnemploymentAccountNote field="unemploymentAccountNumber" />
      <TextField name="industrialCode" label={companyLabels.industrialCode} isRequired />
      <PercentField name="unemploymentRate" label={companyLabels.unemploymentRate} isRequired />
      <CountField
        name="unemploymentRateSince"
        label={companyLabels.unemploymentRateSince}
        help={text.rateSinceHelp}
      />
      <PercentField name="earlierUnemploymentRate" label={companyLabels.earlierUnemploymentRate} />
      <PercentField name="specialContributionRate" label={companyLabels.specialContributionRate} isRequired />
      <PercentField
        name="disabilityRate"
        label={companyLabels.disabilityRate}
        help={text.disabilityHelp}
        isRequired
      />
      <DisabilityShareNote field="disabilityRate" />
      <PercentField
        name="employerDisabilityRate"
        label={companyLabels.employerDisabilityRate}
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
      <TextField name="chauffeurAccountNumber" label={companyLabels.chauffeurAccountNumber} isRequired />
      <TextField name="insurancePolicyNumber" label={companyLabels.insurancePolicyNumber} isRequired />
      <AmountField
        name="chauffeurWeeklyRate"
        label={companyLabels.chauffeurWeeklyRate}
        help={text.weeklyRateHelp}
        isRequired
      />
      <AmountField name="employeeChauffeurShare" label={companyLabels.employeeChauffeurShare} isRequired />
      <PercentField
        name="workersCompensationRate"
        label={companyLabels.workersCompensationRate}
        help={text.premiumRateHelp}
      />
    </FormSection>
  );
}

/** The rules by which the company's employees earn vacation and sick leave. */
export function LeaveSection() {
  const text = companiesText.leave;
  return (
    <FormSection title={text.title} help={text.help}>
      <HoursField
        name="leavePolicy.vacationMinutesPerMonth"
        label={companyLabels['leavePolicy.vacationMinutesPerMonth']}
        isRequired
      />
      <HoursField
        name="leavePolicy.vacationThresholdMinutes"
        label={companyLabels['leavePolicy.vacationThresholdMinutes']}
        help={text.thresholdHelp}
        isRequired
      />
      <HoursField
        name="leavePolicy.sickMinutesPerMonth"
        label={companyLabels['leavePolicy.sickMinutesPerMonth']}
        isRequired
      />
      <HoursField
        name="leavePolicy.sickThresholdMinutes"
        label={companyLabels['leavePolicy.sickThresholdMinutes']}
        help={text.thresholdHelp}
        isRequired
      />
    </FormSection>
  );
}
