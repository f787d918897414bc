import { Alert, Grid, Stack } from '@chakra-ui/react';
import { isDueOf } from '@garita/domain/filing/due/obligation';
import { Eye, Pencil } from 'lucide-react';
import { href, PATHS } from '../../../config/paths.ts';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../../layout/breadcrumb.tsx';
import { useRouteId } from '../../../lib/route.ts';
import { trpc, useIsAllowed } from '../../../lib/trpc.ts';
import { deskText } from '../../../text/desk.es.ts';
import { dueText } from '../../../text/documents/due.es.ts';
import { companyAreasText } from '../../../text/navigation.es.ts';
import { maskedText } from '../../../ui/form/fields/masked-field.tsx';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { AttentionLines, NoProblems } from '../attention-panel.tsx';
import { DueList } from '../due-panel.tsx';
import { PeriodLines } from '../period-lines.tsx';
import { useDeskAttention, useDeskWeek, useDue } from '../use-desk.ts';
import { FiledPanel, LastDocumentsPanel } from './document-panels.tsx';
import { SettledPanel } from './settled-panel.tsx';
import { MonthsPanel, YearPanel } from './year-panels.tsx';

const text = deskText.home;

/**
 * Inicio de la compañía: its open periods, what is due, its problems, its latest documents, and the figures
 * of the year.
 */
export function CompanyHomeScreen() {
  const companyId = useRouteId('companyId');
  const company = trpc.companies.get.useQuery({ companyId });
  return (
    <LoadedScreen title={companyAreasText.home} query={company}>
      {({ name, isActive, employerIdentificationNumber }) => (
        <>
          <Breadcrumb crumbs={companyCrumbs(companyId, name)} />
          <CompanyHeader name={name} number={employerIdentificationNumber} />
          <Stack gap="4">
            {isActive ? <OpenWork companyId={companyId} /> : <Inactive />}
            <YearPanel companyId={companyId} />
          </Stack>
        </>
      )}
    </LoadedScreen>
  );
}

function CompanyHeader({ name, number }: { name: string; number: string }) {
  const companyId = useRouteId('companyId');
  const mayWrite = useIsAllowed('records:write');
  const to = href(PATHS.companyEdit, { companyId });
  return (
    <PageHeader
      title={name}
      description={text.employerNumber(maskedText('ein', number))}
      primary={mayWrite ? { label: text.edit, icon: Pencil, to } : { label: text.open, icon: Eye, to }}
    />
  );
}

/** The open work of this company: pay to load, obligations due and problems. */
function OpenWork({ companyId }: { companyId: number }) {
  const week = useDeskWeek();
  const due = useDue();
  const attention = useDeskAttention();
  const isOwn = (one: { companyId: number }) => one.companyId === companyId;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <Panel title={text.periods} help={text.periodsHelp}>
          <Loaded query={week} lines={3}>
            {(weeks) => weeks.filter(isOwn).map((own) => <PeriodLines key={companyId} {...own} />)}
          </Loaded>
        </Panel>
        <MonthsPanel companyId={companyId} />
        <Panel title={deskText.attention.title}>
          <Loaded query={attention} lines={3}>
            {({ companies }) => {
              const own = companies.find(isOwn);
              return own ? <AttentionLines {...own} /> : <NoProblems />;
            }}
          </Loaded>
        </Panel>
      </Stack>
      <Stack gap="4">
        <Panel title={dueText.title}>
          <Loaded query={due} lines={6}>
            {(all) => (
              <DueList companyId={companyId} rows={6} all={all.filter((one) => isDueOf(one, companyId))} />
            )}
          </Loaded>
        </Panel>
        <SettledPanel companyId={companyId} />
        <FiledPanel companyId={companyId} />
        <LastDocumentsPanel companyId={companyId} />
      </Stack>
    </Grid>
  );
}

function Inactive() {
  return (
    <Alert.Root status="info" variant="surface">
      <Alert.Indicator />
      <Alert.Title>{text.inactive}</Alert.Title>
    </Alert.Root>
  );
}
