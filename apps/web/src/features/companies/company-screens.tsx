import { Box, Button, Text } from '@chakra-ui/react';
import type { Company } from '@garita/domain/company/company.schema';
import { CalendarDays, NotebookText, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { EditedRecord, useEditConflict } from '../../records/edited-record.tsx';
import { RecordFormHeader, useFinish } from '../../records/record-form.tsx';
import { Welcome } from '../../records/welcome.tsx';
import { companiesText } from '../../text/records/companies.es.ts';
import { companyRulesText as rulesText } from '../../text/records/company-rules.es.ts';
import { payCalendarText } from '../../text/records/pay-calendar.es.ts';
import { payrollAccountsText as text } from '../../text/records/payroll-accounts.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { FormPage } from '../../ui/form/form-section.tsx';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ChequesPanel } from './cheques-panel.tsx';
import { CompanyForm } from './company-form.tsx';
import { COMPANY } from './company-kind.tsx';
import type { CreatedCompany, FormsNeeded } from './company-notes.tsx';
import { DepositsPanel } from './deposits-panel.tsx';

/** Crear Compañía: a form with the defaults of a new company. */
export function CompanyCreateScreen() {
  const defaults = trpc.companies.defaults.useQuery(undefined, NO_CACHE);
  const { data: others = [] } = trpc.companies.list.useQuery();
  const create = trpc.companies.create.useMutation();
  const finish = useFinish(COMPANY, recordsText.created);
  const save = async (company: Company, commandId: string) => {
    const { id, name } = await create.mutateAsync({ company, commandId });
    await finish({ to: PATHS.companies, state: { created: { id, name } satisfies CreatedCompany } });
  };

  return (
    <>
      <RecordFormHeader kind={COMPANY} title={companiesText.create.title} />
      <Welcome step="company" />
      <FreshlyLoaded query={defaults}>
        {(draft) => (
          <CompanyForm text={companiesText.create} defaultValues={draft} others={others} onSave={save} />
        )}
      </FreshlyLoaded>
    </>
  );
}

/** Editar Compañía: a form with the company as the server has it now. */
export function CompanyEditScreen() {
  const companyId = useRouteId('companyId');
  const saved = trpc.companies.get.useQuery({ companyId }, NO_CACHE);
  const { data: companies = [] } = trpc.companies.list.useQuery();
  const formsNeeded = useFormsNeeded(companyId);
  const update = trpc.companies.update.useMutation();
  const finish = useFinish(COMPANY, recordsText.edited);
  const conflict = useEditConflict(saved, update);
  const saveOn = (version: number) => async (company: Company, commandId: string) => {
    await update.mutateAsync({ companyId, company, version, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader
        kind={COMPANY}
        title={companiesText.edit.title}
        recordId={companyId}
        name={saved.data?.name}
      />
      <FreshlyLoaded query={saved}>
        {({ id, isActive, version, ...company }) => (
          <EditedRecord {...conflict} version={version}>
            {(opened) => (
              <CompanyForm
                text={companiesText.edit}
                defaultValues={company}
                others={companies.filter((other) => other.id !== companyId)}
                formsNeeded={formsNeeded}
                onSave={saveOn(opened)}
              />
            )}
          </EditedRecord>
        )}
      </FreshlyLoaded>
      {saved.data && <CalendarPanel companyId={companyId} />}
      {saved.data && <RulesPanel companyId={companyId} />}
      {saved.data && <AccountsPanel companyId={companyId} />}
      {saved.data && <DepositsPanel companyId={companyId} />}
      {saved.data && <ChequesPanel companyId={companyId} />}
    </>
  );
}

/** Counts inactive people too: a form is due for the year in which they were paid. */
function useFormsNeeded(companyId: number): FormsNeeded {
  const { data: employees } = trpc.employees.page.useQuery({ companyId, ...COUNTED });
  const { data: contractors } = trpc.contractors.page.useQuery({ companyId, ...COUNTED });
  return { w2: everybody(employees?.found), form480: everybody(contractors?.found) };
}

// Only the counts of the list are needed, not its rows.
const COUNTED = { orderBy: 'name', limit: 1 } as const;

function everybody(found = { active: 0, inactive: 0 }): number {
  return found.active + found.inactive;
}

/** A panel with a link to the calendar of the company's pay. */
function CalendarPanel({ companyId }: { companyId: number }) {
  return (
    <FormPage>
      <Box mt="4">
        <Panel
          title={payCalendarText.panel}
          action={
            <Button asChild size="xs" variant="outline">
              <Link to={href(PATHS.payCalendar, { companyId })}>
                <CalendarDays aria-hidden />
                {payCalendarText.open}
              </Link>
            </Button>
          }
        >
          <Text color="fg.muted">{payCalendarText.panelHelp}</Text>
        </Panel>
      </Box>
    </FormPage>
  );
}

/** A panel with a link to the options of the law that the company chooses. */
function RulesPanel({ companyId }: { companyId: number }) {
  return (
    <FormPage>
      <Box mt="4">
        <Panel
          title={rulesText.panel}
          action={
            <Button asChild size="xs" variant="outline">
              <Link to={href(PATHS.companyRules, { companyId })}>
                <Scale aria-hidden />
                {rulesText.open}
              </Link>
            </Button>
          }
        >
          <Text color="fg.muted">{rulesText.panelHelp}</Text>
        </Panel>
      </Box>
    </FormPage>
  );
}

/** A panel with a link to the accounts that the company's payroll is booked to. */
function AccountsPanel({ companyId }: { companyId: number }) {
  return (
    <FormPage>
      <Box mt="4">
        <Panel
          title={text.panel}
          action={
            <Button asChild size="xs" variant="outline">
              <Link to={href(PATHS.payrollAccounts, { companyId })}>
                <NotebookText aria-hidden />
                {text.open}
              </Link>
            </Button>
          }
        >
          <Text color="fg.muted">{text.panelHelp}</Text>
        </Panel>
      </Box>
    </FormPage>
  );
}
