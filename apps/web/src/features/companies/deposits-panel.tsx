import { Box, Button, List, Text } from '@chakra-ui/react';
import {
  type DepositFacts,
  depositFactsSchema,
  YEARLY_SCHEDULES,
  type YearlySchedule,
} from '@garita/domain/company/deposit-facts.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { DEPOSITS_FRAGMENT } from '../../lib/addresses.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import {
  ConflictOffer,
  EditedRecord,
  isEditConflict,
  useEditConflict,
} from '../../records/edited-record.tsx';
import { companiesText } from '../../text/records/companies.es.ts';
import { AmountField } from '../../ui/form/fields/figure-fields.tsx';
import { SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { FormPage, SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';

const { deposits: text } = companiesText;

type DepositYear = inferRouterOutputs<AppRouter>['companies']['deposits'][number];
type Agency = keyof DepositYear['proposed'];
const AGENCIES: readonly Agency[] = ['federal', 'local'];

/** Shows how a company deposits in each year: by its own statement, or by its pay in Garita. */
export function DepositsPanel({ companyId }: { companyId: number }) {
  const mayWrite = useIsAllowed('records:write');
  const deposits = trpc.companies.deposits.useQuery({ companyId });
  const [edited, setEdited] = useState<number>();
  const { hash } = useLocation();
  const close = () => setEdited(undefined);
  // The links of due deposits and of previews lead here.
  const isSought = hash === `#${DEPOSITS_FRAGMENT}`;
  return (
    <FormPage>
      <Box mt="4" ref={(node: HTMLElement | null) => isSought && node?.scrollIntoView()}>
        <Loaded query={deposits}>
          {(years) => (
            <Panel title={text.title} help={text.help}>
              <List.Root variant="plain" gap="2">
                {years.map((year) => (
                  <YearLine key={year.year} deposits={year} onChange={mayWrite ? setEdited : undefined} />
                ))}
              </List.Root>
            </Panel>
          )}
        </Loaded>
      </Box>
      <SideDrawer open={edited !== undefined} title={edited ? text.change(edited) : ''} onClose={close}>
        {edited && <DepositsForm companyId={companyId} year={edited} onDone={close} />}
      </SideDrawer>
    </FormPage>
  );
}

type YearLineProps = { deposits: DepositYear; onChange: ((year: number) => void) | undefined };

/** A year with the schedule of each agency, and the way to change them. */
function YearLine({ deposits, onChange }: YearLineProps) {
  const { year, facts, proposed } = deposits;
  return (
    <List.Item display="flex" alignItems="center" flexWrap="wrap" columnGap="4" rowGap="1">
      <Text fontWeight="semibold">{year}</Text>
      <Box flex="1" minW="14rem">
        {AGENCIES.map((agency) => (
          <Text
            key={agency}
            color={facts[agency] === null && !proposed[agency].isKnown ? 'accent.fg' : undefined}
          >
            {text[agency]}: {scheduleText(deposits, agency)}
          </Text>
        ))}
      </Box>
      {onChange && (
        <Button size="xs" variant="outline" aria-label={text.change(year)} onClick={() => onChange(year)}>
          <Pencil aria-hidden />
          {text.changeShort}
        </Button>
      )}
    </List.Item>
  );
}

/** Returns a year's schedule in words: as stated, as proposed from the pay, or as missing. */
function scheduleText({ facts, proposed }: DepositYear, agency: Agency): string {
  const ownSchedule = facts[agency];
  if (ownSchedule !== null) return text.schedules[ownSchedule];
  const { schedule, isKnown } = proposed[agency];
  const word = text.schedules[schedule];
  return isKnown ? text.proposed(word) : text.missing(word);
}

type DepositsFormProps = { companyId: number; year: number; onDone: () => void };

/** The form of a year's statements. */
function DepositsForm({ companyId, year, onDone }: DepositsFormProps) {
  const select = (years: DepositYear[]) => years.find((deposits) => deposits.year === year);
  const saved = trpc.companies.deposits.useQuery({ companyId }, { select });
  const update = trpc.companies.updateDeposits.useMutation();
  const conflict = useEditConflict(saved, update);
  return (
    <Loaded query={saved}>
      {(deposits) => (
        <EditedRecord {...conflict} version={deposits.version}>
          {(opened) => <FactsForm {...{ companyId, year, opened, update, onDone }} facts={deposits.facts} />}
        </EditedRecord>
      )}
    </Loaded>
  );
}

type FactsFormProps = DepositsFormProps & {
  facts: DepositFacts;
  /** The version with which the form was opened. */
  opened: number;
  update: ReturnType<typeof trpc.companies.updateDeposits.useMutation>;
};

function FactsForm({ companyId, year, facts, opened, update, onDone }: FactsFormProps) {
  const utils = trpc.useUtils();
  const save = async (typedFacts: DepositFacts, commandId: string) => {
    await update.mutateAsync({ companyId, year, facts: typedFacts, version: opened, commandId });
    notifySuccess(text.changed(year));
    // The due dates and the returns depend on it.
    void utils.filing.due.invalidate();
    void utils.reports.preview.invalidate();
    await utils.companies.deposits.invalidate({ companyId });
    onDone();
  };
  return (
    <SchemaForm
      schema={depositFactsSchema}
      defaultValues={facts}
      onSubmit={save}
      isGuarded={false}
      isInDrawer
      isShownInside={isEditConflict}
      actions={<SaveButton label={text.save} />}
    >
      <ConflictOffer saved={facts} />
      <SelectField
        name="federal"
        label={text.federal}
        help={text.federalHelp}
        placeholder={text.notStated}
        options={SCHEDULES}
      />
      <SelectField name="local" label={text.local} placeholder={text.notStated} options={SCHEDULES} />
      <AmountField name="previousQuarter" label={text.previousQuarter} help={text.previousQuarterHelp} />
      <AmountField name="carriedFuta" label={text.carriedFuta} help={text.carriedFutaHelp} />
    </SchemaForm>
  );
}

const SCHEDULES: { value: YearlySchedule; label: string }[] = YEARLY_SCHEDULES.map((value) => ({
  value,
  label: text.schedules[value],
}));
