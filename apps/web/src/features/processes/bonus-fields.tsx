import { Box, Fieldset, InputGroup, Stack } from '@chakra-ui/react';
import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import { processesText } from '../../text/processes.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { AmountInput, PercentInput, readCount } from '../../ui/form/fields/figure-fields.tsx';
import { TypedField } from '../../ui/form/fields/typed-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { FieldErrors } from '../../ui/form/use-request-form.ts';
import type { BonusDraft } from './prepare-report.ts';

const { bonus } = processesText;

type BonusFieldsProps = { draft: BonusDraft; errors: FieldErrors; onChange: (draft: BonusDraft) => void };

/** The terms of the Christmas bonus. Every label says what its figure means. */
export function BonusFields({ draft, errors, onChange }: BonusFieldsProps) {
  const { employeeThreshold, countedHours } = draft;
  const employees = typeof employeeThreshold === 'number' ? String(employeeThreshold) : bonus.unknown;
  return (
    <FormSection title={bonus.title} help={bonus.help} isBeside>
      <TypedField label={bonus.large(employees)} error={errors['bonusRule.employeeThreshold']}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            textAlign="end"
            maxWidth="32"
            value={employeeThreshold ?? ''}
            onChange={(event) =>
              onChange({ ...draft, employeeThreshold: readCount(event.target.value, null) })
            }
          />
        )}
      </TypedField>
      <TermsFields size="large" {...{ draft, errors, onChange }} />
      <TypedField label={bonus.small(employees)}>
        {(control) => (
          <Input {...control} textAlign="end" maxWidth="32" value={employeeThreshold ?? ''} disabled />
        )}
      </TypedField>
      <TermsFields size="small" {...{ draft, errors, onChange }} />
      <CountedHours
        hours={countedHours}
        onChange={(counted) => onChange({ ...draft, countedHours: counted })}
      />
    </FormSection>
  );
}

/** The percentage and the cap of companies of one size. */
function TermsFields({ size, draft, errors, onChange }: BonusFieldsProps & { size: 'large' | 'small' }) {
  const { rate, maximum } = draft[size];
  const change = (terms: Partial<BonusDraft['large']>) =>
    onChange({ ...draft, [size]: { ...draft[size], ...terms } });
  return (
    <Stack gap="4">
      <TypedField label={bonus.rate(shownRate(rate))} error={errors[`bonusRule.${size}.rate`]}>
        {(control) => (
          <Box maxWidth="32">
            <PercentInput {...control} value={rate} onChange={(typed) => change({ rate: typed })} />
          </Box>
        )}
      </TypedField>
      <TypedField label={bonus.maximum(shownAmount(maximum))} error={errors[`bonusRule.${size}.maximum`]}>
        {(control) => (
          <InputGroup startElement="$" maxWidth="48">
            <AmountInput
              {...control}
              value={maximum}
              emptyValue={null}
              onChange={(typed) => change({ maximum: typed })}
            />
          </InputGroup>
        )}
      </TypedField>
    </Stack>
  );
}

const COUNTED = ['regular', 'overtime', 'vacation', 'sick'] as const;

type CountedHoursProps = {
  hours: BonusRule['countedHours'];
  onChange: (hours: BonusRule['countedHours']) => void;
};

/** The kinds of hours that count toward the minimum for the bonus. */
function CountedHours({ hours, onChange }: CountedHoursProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontSize="13px">{bonus.hours}</Fieldset.Legend>
      <Stack gap="2" mt="2">
        {COUNTED.map((kind) => (
          <TickBox
            key={kind}
            isTicked={hours[kind]}
            onTick={(isTicked) => onChange({ ...hours, [kind]: isTicked })}
          >
            {bonus[kind]}
          </TickBox>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}

function shownRate(rate: BonusDraft['large']['rate']): string {
  return typeof rate === 'number' ? percentText(rate) : bonus.unknown;
}

function shownAmount(amount: BonusDraft['large']['maximum']): string {
  return typeof amount === 'number' ? dollarsText(amount) : bonus.unknown;
}
