import { Box, Fieldset, InputGroup, Stack } from '@chakra-ui/react';
import { NO_LAW_BONUS_FACTS } from '@garita/domain/bonus/law-bonus.schema';
import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { processesText } from '../../text/documents/processes.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { AmountInput, PercentInput, readCount } from '../../ui/form/fields/figure-fields.tsx';
import { ChoiceField, DayField, optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TypedField } from '../../ui/form/fields/typed-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { FieldErrors } from '../../ui/form/use-request-form.ts';
import type { BonusDraft, BonusRuleDraft, LawBonusDraft } from './prepare-report.ts';

const { bonus } = processesText;

type BonusFieldsProps = {
  draft: BonusDraft;
  today: CalendarDate;
  errors: FieldErrors;
  onChange: (draft: BonusDraft) => void;
};

/** The rule of the Christmas bonus and its terms. Every label says what its figure means. */
export function BonusFields({ draft, today, errors, onChange }: BonusFieldsProps) {
  const { bonusRule, law } = draft;
  return (
    <FormSection title={bonus.title} help={law ? bonus.lawHelp : bonus.help} isBeside>
      <ChoiceField
        label={bonus.by}
        options={RULE_OPTIONS}
        value={law ? 'law' : 'settings'}
        onChoose={(rule) =>
          onChange({ bonusRule, law: rule === 'law' ? (law ?? NO_LAW_BONUS_FACTS) : undefined })
        }
      />
      {law ? (
        <LawFields
          law={law}
          today={today}
          errors={errors}
          onChange={(changed) => onChange({ bonusRule, law: changed })}
        />
      ) : (
        <SettingsFields
          draft={bonusRule}
          errors={errors}
          onChange={(changed) => onChange({ bonusRule: changed, law })}
        />
      )}
      <CountedHours
        legend={law ? bonus.lawHours : bonus.hours}
        hours={bonusRule.countedHours}
        onChange={(countedHours) => onChange({ bonusRule: { ...bonusRule, countedHours }, law })}
      />
    </FormSection>
  );
}

const RULE_OPTIONS = optionsOf(bonus.rules);

type LawFieldsProps = {
  law: LawBonusDraft;
  today: CalendarDate;
  errors: FieldErrors;
  onChange: (law: LawBonusDraft) => void;
};

/** The facts of a bonus by law, each of which may be left out. */
function LawFields({ law, today, errors, onChange }: LawFieldsProps) {
  const size = (name: 'isLargeForReformHires' | 'isLargeForEarlierHires') => (
    <ChoiceField
      label={bonus[name]}
      options={SIZE_OPTIONS}
      value={law[name] === null ? 'counted' : law[name] ? 'large' : 'small'}
      onChoose={(chosen) =>
        onChange({ ...law, [name]: chosen === 'counted' || chosen === null ? null : chosen === 'large' })
      }
    />
  );
  return (
    <>
      <TypedField label={bonus.netProfit} help={bonus.netProfitHelp} error={errors['law.netProfit']}>
        {(control) => (
          <InputGroup startElement="$" maxWidth="48">
            <AmountInput
              {...control}
              value={law.netProfit}
              emptyValue={null}
              onChange={(netProfit) => onChange({ ...law, netProfit })}
            />
          </InputGroup>
        )}
      </TypedField>
      <DayField
        label={bonus.paidOn}
        today={today}
        value={law.paidOn ?? ''}
        onChoose={(paidOn) => onChange({ ...law, paidOn: paidOn || null })}
        error={errors['law.paidOn']}
      />
      {size('isLargeForReformHires')}
      {size('isLargeForEarlierHires')}
    </>
  );
}

const SIZE_OPTIONS = optionsOf(bonus.sizes);

type SettingsFieldsProps = {
  draft: BonusRuleDraft;
  errors: FieldErrors;
  onChange: (draft: BonusRuleDraft) => void;
};

/** The company's own terms. */
function SettingsFields({ draft, errors, onChange }: SettingsFieldsProps) {
  const { employeeThreshold } = draft;
  const employees = typeof employeeThreshold === 'number' ? String(employeeThreshold) : bonus.unknown;
  return (
    <>
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
    </>
  );
}

/** The percentage and the cap of companies of one size. */
function TermsFields({ size, draft, errors, onChange }: SettingsFieldsProps & { size: 'large' | 'small' }) {
  const { rate, maximum } = draft[size];
  const change = (terms: Partial<BonusRuleDraft['large']>) =>
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
  legend: string;
  hours: BonusRule['countedHours'];
  onChange: (hours: BonusRule['countedHours']) => void;
};

/** The kinds of hours that count toward the minimum for the bonus. */
function CountedHours({ legend, hours, onChange }: CountedHoursProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontSize="13px">{legend}</Fieldset.Legend>
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

function shownRate(rate: BonusRuleDraft['large']['rate']): string {
  return typeof rate === 'number' ? percentText(rate) : bonus.unknown;
}

function shownAmount(amount: BonusRuleDraft['large']['maximum']): string {
  return typeof amount === 'number' ? dollarsText(amount) : bonus.unknown;
}
