import { Stack } from '@chakra-ui/react';
import { type Company, companySchema } from '@garita/domain/company/company.schema';
import { companiesSharingControlNumbers } from '@garita/domain/company/control-range';
import { companyFileLines } from '@garita/domain/file-text/file-lines';
import type { DefaultValues } from 'react-hook-form';
import { errorCodeOf, errorText, fieldErrorsOf } from '../../lib/error-text.ts';
import { FileWordsSection } from '../../records/file-words-section.tsx';
import { RecordForm } from '../../records/record-form.tsx';
import { recordsText } from '../../text/records/records.es.ts';
import type { FormConfirmation } from '../../ui/form/saving/save-question.tsx';
import { COMPANY } from './company-kind.tsx';
import { type ControlNumberOwner, type FormsNeeded, SharedNumbersNote } from './company-notes.tsx';
import {
  AddressSection,
  ContactSection,
  ControlsSection,
  IdentitySection,
  InsuranceSection,
  LeaveSection,
  RegistrationSection,
  UnemploymentSection,
} from './company-sections.tsx';

/** The words of the confirmation. */
type QuestionText = { title: string; question: (name: string) => string };

type CompanyFormProps = {
  text: QuestionText;
  defaultValues: DefaultValues<Company>;
  /** The account's other companies, whose control numbers must not be used twice. */
  others: readonly ControlNumberOwner[];
  /** Absent for a new company, which has no people yet. */
  formsNeeded?: FormsNeeded;
  /** `commandId` makes it harmless to send the same company twice. */
  onSave: (company: Company, commandId: string) => Promise<unknown>;
};

const NO_FORMS: FormsNeeded = { w2: 0, form480: 0 };

/** The form of a company. It is read-only for users without permission to change it. */
export function CompanyForm(props: CompanyFormProps) {
  const { text, defaultValues, others, formsNeeded = NO_FORMS, onSave } = props;
  return (
    <RecordForm
      kind={COMPANY}
      schema={companySchema}
      defaultValues={defaultValues}
      confirm={confirmationOf(text, others)}
      onSubmit={onSave}
      failureText={failureText}
    >
      <IdentitySection />
      <AddressSection />
      <FileWordsSection linesOf={companyFileLines} />
      <ContactSection />
      <RegistrationSection />
      <ControlsSection {...{ others, formsNeeded }} />
      <UnemploymentSection />
      <InsuranceSection />
      <LeaveSection />
    </RecordForm>
  );
}

function confirmationOf(
  { title, question }: QuestionText,
  others: readonly ControlNumberOwner[],
): FormConfirmation<Company> {
  return {
    title,
    description: (company) => (
      <Stack gap="3">
        <span>{question(company.name)}</span>
        <SharedNumbersNote companies={companiesSharingControlNumbers(company, others)} />
      </Stack>
    ),
  };
}

/**
 * Returns the specification's sentence for a company that was not saved, with the reason if no field shows
 * it.
 */
function failureText(error: unknown): string {
  if (errorCodeOf(error) === 'not-signed-in') return errorText(error);
  const isToldAtFields = fieldErrorsOf(error).length > 0;
  return isToldAtFields ? recordsText.saveFailed : `${recordsText.saveFailed} ${errorText(error)}`;
}
