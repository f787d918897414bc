import { Button, Text } from '@chakra-ui/react';
import { type Company, companySchema, mayBeUntaxed } from '@garita/domain/company/company.schema';
import {
  CODA_PLAN_LABELS,
  CONTRACTOR_RULE_LABELS,
  LEAVE_RULE_LABELS,
  MEAL_RULE_LABELS,
} from '@garita/domain/text/fields/record-option-labels.es';
import { RESIDENT_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { CalendarClock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { DEPOSITS_FRAGMENT } from '../../lib/addresses.ts';
import { useGoBack, useParent, useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc, useIsAllowed } from '../../lib/trpc.ts';
import { companyLabels } from '../../text/records/companies.es.ts';
import { companyRulesText as text } from '../../text/records/company-rules.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { SelectField, SwitchField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { FormPage, FormSection } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { CertificateSwitchButton } from './certificate-switch.tsx';
import { ContractorRuleEffects, LeaveRuleEffects } from './rule-effects.tsx';

const field = labelledFields(companyLabels);

/** Reglas de la compañía: the options of the law that a company chooses, each with what it means. */
export function CompanyRulesScreen() {
  const companyId = useRouteId('companyId');
  const saved = trpc.companies.get.useQuery({ companyId }, NO_CACHE);
  const mayWrite = useIsAllowed('records:write');
  const save = useSave(companyId);
  const name = saved.data?.name;
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, name), { label: text.title }]} />
      <PageHeader title={text.title} description={mayWrite ? name : recordsText.readOnly} />
      <FreshlyLoaded query={saved}>
        {({ id: _, isActive: __, version, ...company }) => (
          <CompanyRulesForm {...{ companyId, company }} isReadOnly={!mayWrite} onSave={save(version)} />
        )}
      </FreshlyLoaded>
    </>
  );
}

function useSave(companyId: number) {
  const update = trpc.companies.update.useMutation();
  const utils = trpc.useUtils();
  const goBack = useGoBack(useParent());
  return (version: number) => async (company: Company, commandId: string) => {
    await update.mutateAsync({ companyId, company, version, commandId });
    notifySuccess(text.saved);
    void utils.companies.list.invalidate();
    await goBack();
  };
}

type CompanyRulesFormProps = {
  companyId: number;
  company: Company;
  isReadOnly: boolean;
  /** `commandId` makes it harmless to send the same company twice. */
  onSave: (company: Company, commandId: string) => Promise<unknown>;
};

/** The form of the company's options. The other fields of the company stay as they are. */
export function CompanyRulesForm({ companyId, company, isReadOnly, onSave }: CompanyRulesFormProps) {
  return (
    <FormPage>
      <SchemaForm schema={companySchema} defaultValues={company} onSubmit={onSave} isReadOnly={isReadOnly}>
        <WithholdingSection companyId={companyId} />
        <CodaSection />
        <ContractorsSection companyId={companyId} saved={company} />
        <LeaveSection companyId={companyId} saved={company} />
        <MealSection />
        <FarmSection />
        <DepositsSection companyId={companyId} />
      </SchemaForm>
    </FormPage>
  );
}

/** The rule by which employees earn leave, with what the chosen one means. */
function LeaveSection({ companyId, saved }: { companyId: number; saved: Company }) {
  const rule: unknown = useWatch({ name: 'leaveRule' });
  const meanings: Readonly<Record<string, string>> = text.leave.meanings;
  return (
    <FormSection title={text.leave.title} help={text.leave.help}>
      <SelectField
        {...field('leaveRule')}
        options={optionsOf(LEAVE_RULE_LABELS)}
        help={typeof rule === 'string' ? meanings[rule] : undefined}
        isRequired
      />
      <SwitchField
        {...field('isSmallEmployer')}
        help={rule === 'law' ? text.leave.small : text.leave.smallNotUsed}
      />
      <LeaveRuleEffects companyId={companyId} saved={saved} />
    </FormSection>
  );
}

/** The rate of a meal period that the form of an employee proposes. */
function MealSection() {
  const rule: unknown = useWatch({ name: 'mealRule' });
  const meanings: Readonly<Record<string, string>> = text.meal.meanings;
  return (
    <FormSection title={text.meal.title} help={text.meal.help}>
      <SelectField
        {...field('mealRule')}
        options={optionsOf(MEAL_RULE_LABELS)}
        help={typeof rule === 'string' ? meanings[rule] : undefined}
        isRequired
      />
    </FormSection>
  );
}

/** The method of withholding that the form of a new employee proposes, and the way to switch the others. */
function WithholdingSection({ companyId }: { companyId: number }) {
  return (
    <FormSection title={text.withholding.title} help={text.withholding.help}>
      <SelectField
        {...field('defaultWithholdingMethod')}
        options={optionsOf(RESIDENT_METHOD_LABELS)}
        placeholder={text.withholding.none}
      />
      <CertificateSwitchButton companyId={companyId} />
    </FormSection>
  );
}

/** The kind of the company's CODA plan, with what the chosen one means. */
function CodaSection() {
  const kind: unknown = useWatch({ name: 'codaPlanKind' });
  const meanings: Readonly<Record<string, string>> = text.coda.meanings;
  return (
    <FormSection title={text.coda.title} help={text.coda.help}>
      <SelectField
        {...field('codaPlanKind')}
        options={optionsOf(CODA_PLAN_LABELS)}
        help={typeof kind === 'string' ? meanings[kind] : undefined}
        isRequired
      />
    </FormSection>
  );
}

/** Farm and domestic pay without withholding, which only two kinds of payer may choose. */
function FarmSection() {
  const [payer, farmUntaxed]: unknown[] = useWatch({ name: ['payer', 'farmUntaxed'] });
  const mayChoose = mayBeUntaxed(payer) || farmUntaxed === true;
  return (
    <FormSection title={text.farm.title} help={text.farm.help}>
      {mayChoose ? (
        <SwitchField {...field('farmUntaxed')} help={text.farm.meaning} />
      ) : (
        <Text color="fg.muted">{text.farm.notForPayer}</Text>
      )}
    </FormSection>
  );
}

/** The rule of the tax withheld from contractors, with what the chosen one means. */
function ContractorsSection({ companyId, saved }: { companyId: number; saved: Company }) {
  const rule: unknown = useWatch({ name: 'contractorRule' });
  const meanings: Readonly<Record<string, string>> = text.contractors.meanings;
  return (
    <FormSection title={text.contractors.title} help={text.contractors.help}>
      <SelectField
        {...field('contractorRule')}
        options={optionsOf(CONTRACTOR_RULE_LABELS)}
        help={typeof rule === 'string' ? meanings[rule] : undefined}
        isRequired
      />
      <ContractorRuleEffects companyId={companyId} saved={saved.contractorRule} />
    </FormSection>
  );
}

/** The way to the deposit schedules, which a company states by year. */
function DepositsSection({ companyId }: { companyId: number }) {
  return (
    <FormSection title={text.deposits.title} help={text.deposits.help}>
      <Button asChild size="sm" variant="outline" justifySelf="start">
        <Link to={`${href(PATHS.companyEdit, { companyId })}#${DEPOSITS_FRAGMENT}`}>
          <CalendarClock aria-hidden />
          {text.deposits.open}
        </Link>
      </Button>
    </FormSection>
  );
}
