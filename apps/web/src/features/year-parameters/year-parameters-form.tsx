import { Stack } from '@chakra-ui/react';
import { CONFIDENCES } from '@garita/domain/tax/parameter-kinds';
import { type YearParameters, yearParametersSchema } from '@garita/domain/tax/year-parameters.schema';
import { z } from 'zod';
import { RecordForm } from '../../records/record-form.tsx';
import { yearParametersText } from '../../text/records/year-parameters.es.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { BracketRows, FreeDayRows, WageRows } from './parameter-rows.tsx';
import { ParametersEffect } from './parameters-effect.tsx';

const text = yearParametersText;
const { labels } = text;

/** The limits of CODA plans while they are typed: empty boxes are null. */
type CodaDraft = Record<'puertoRico' | 'dual' | 'catchUp', number | null>;
type ParametersDraft = Omit<YearParameters, 'codaLimits'> & { codaLimits: CodaDraft };

const NO_LIMITS: CodaDraft = { puertoRico: null, dual: null, catchUp: null };

/** Reads limits of which every box is empty as none. */
const formSchema = z.preprocess((draft: ParametersDraft) => {
  const { codaLimits } = draft;
  return {
    ...draft,
    codaLimits: Object.values(codaLimits).every((limit) => limit === null) ? null : codaLimits,
  };
  // The input of a preprocess is unknown to zod.
}, yearParametersSchema) as z.ZodType<YearParameters, ParametersDraft>;

const CONFIDENCE_OPTIONS = CONFIDENCES.map((value) => ({ value, label: text.confidences[value] }));
const EXEMPTIONS = ['individual', 'married', 'veteran', 'dependent', 'shared', 'allowance'] as const;
const LIMITS = ['puertoRico', 'dual', 'catchUp'] as const;

type YearParametersFormProps = {
  year: number;
  parameters: YearParameters;
  /** `commandId` makes it harmless to send the same parameters twice. */
  onSave: (parameters: YearParameters, commandId: string) => Promise<unknown>;
};

/** The form of a year's parameters. The question before saving shows what a change reaches. */
export function YearParametersForm({ year, parameters, onSave }: YearParametersFormProps) {
  const defaultValues: ParametersDraft = { ...parameters, codaLimits: parameters.codaLimits ?? NO_LIMITS };
  const question = (changed: YearParameters) => (
    <Stack gap="3">
      <span>{text.question(year)}</span>
      <ParametersEffect year={year} parameters={changed} />
    </Stack>
  );
  return (
    <RecordForm
      kind={{ permission: 'fixed-taxes:write' }}
      schema={formSchema}
      defaultValues={defaultValues}
      confirm={{
        title: text.title,
        description: question,
      }}
      onSubmit={onSave}
      submitLabel={text.save}
    >
      <FormSection title={text.yearly.title} help={text.yearly.help}>
        <AmountField
          name="socialSecurityBase"
          label={labels.socialSecurityBase}
          help={text.yearly.socialSecurityBase}
          emptyValue={null}
        />
        <PercentField name="futaReduction" label={labels.futaReduction} help={text.yearly.futaReduction} />
        {LIMITS.map((name) => (
          <AmountField
            key={name}
            name={`codaLimits.${name}`}
            label={`CODA: ${labels[name]}`}
            emptyValue={null}
          />
        ))}
      </FormSection>
      <FormSection title={text.wages.title} help={text.wages.help}>
        <WageRows year={year} />
      </FormSection>
      <FormSection title={text.other.title} help={text.other.help}>
        <AmountField name="unemploymentBase" label={labels.unemploymentBase} isRequired />
        <FreeDayRows />
      </FormSection>
      <FormSection title={labels.exemptions} help={text.lasting.help}>
        {EXEMPTIONS.map((name) => (
          <AmountField key={name} name={`exemptions.${name}`} label={labels[name]} isRequired />
        ))}
      </FormSection>
      <FormSection title={labels.brackets} help={text.lasting.help}>
        <BracketRows name="brackets" title={labels.brackets} />
      </FormSection>
      <FormSection title={labels.specificationTable} help={text.table.help}>
        <BracketRows name="specificationTable" title={labels.specificationTable} />
      </FormSection>
      <FormSection title={text.from.title} help={text.from.help}>
        <TextField name="source" label={labels.source} help={text.from.source} />
        <SelectField name="confidence" label={labels.confidence} options={CONFIDENCE_OPTIONS} />
      </FormSection>
    </RecordForm>
  );
}
