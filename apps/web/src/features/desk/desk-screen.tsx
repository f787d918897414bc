import { Button, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type DueOfCompany, isDueOf } from '@garita/domain/filing/due/obligation';
import type { CompanyPeriods } from '@garita/domain/schedule/open-periods';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { readSession } from '../../lib/session.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import { Welcome } from '../../records/welcome.tsx';
import { deskText } from '../../text/desk.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { matchesSearch } from '../../ui/search.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { deskCounts, isChosen, NO_COUNTS, WHOLE_DESK } from './desk-choice.ts';
import { DeskCounters, DeskFilter } from './desk-filter.tsx';
import { DuePanel } from './due-panel.tsx';
import { periodPath } from './period-lines.tsx';
import { useDeskAttention, useDeskWeek, useDue } from './use-desk.ts';
import { VisitedCompanies } from './visited-companies.tsx';
import { WeekPanel } from './week-panel.tsx';

const text = deskText;

/** Escritorio: the greeting, the open work of all companies, the tools, and the last opened companies. */
export function DeskScreen() {
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.greeting(readSession()?.name ?? '')} />
      <Welcome />
      <OpenWork />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" mt="4">
        <Panel title={text.tools}>
          <Tools />
        </Panel>
        <Panel title={text.visited}>
          <VisitedCompanies />
        </Panel>
      </SimpleGrid>
    </>
  );
}

/** The pending work: pay to load, obligations due and problems. */
function OpenWork() {
  const [choice, setChoice] = useState(WHOLE_DESK);
  const navigate = useNavigate();
  const week = useDeskWeek();
  const due = useDue();
  const attention = useDeskAttention();
  const today = todayInPuertoRico();
  const { weeks, countsOf } = companiesOf(week.data ?? [], due.data ?? [], today);
  const shown = weeks.filter((one) => isChosen(choice, one, countsOf(one.companyId)));
  const ids = new Set(shown.map(({ companyId }) => companyId));
  const isShown = ({ companyId }: { companyId: number }) => ids.has(companyId);
  const openFirst = () => {
    const [first] = shown;
    const [progress] = first?.periods ?? [];
    if (first && progress) void navigate(periodPath(first.companyId, progress));
  };
  return (
    <>
      <DeskCounters
        counts={week.data && due.data && deskCounts(week.data, due.data, today)}
        onChoose={(chosen) => setChoice({ ...choice, choice: chosen })}
      />
      <DeskFilter value={choice} onChange={setChoice} onOpen={openFirst} />
      {week.data && shown.length === 0 && choice !== WHOLE_DESK && (
        <Text as="output" display="block" color="fg.muted" mb="4">
          {text.nothingFound}
        </Text>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <WeekPanel query={week} isShown={isShown} countsOf={countsOf} />
        <Stack gap="4">
          <DuePanel isShown={isShown} />
          <AttentionPanel
            query={attention}
            isShown={isShown}
            isAccountantShown={(name) => choice.choice === 'all' && matchesSearch(name, choice.search)}
          />
        </Stack>
      </Grid>
    </>
  );
}

/** Returns the companies with the numbers of their open work. */
function companiesOf(weeks: readonly CompanyPeriods[], due: readonly DueOfCompany[], today: CalendarDate) {
  const dueOf = (companyId: number) => due.filter((one) => isDueOf(one, companyId));
  const counts = new Map(weeks.map((one) => [one.companyId, deskCounts([one], dueOf(one.companyId), today)]));
  return { weeks, countsOf: (companyId: number) => counts.get(companyId) ?? NO_COUNTS };
}

function Tools() {
  const mayAdd = useIsAllowed('records:write');
  return mayAdd ? (
    <ToolLink to={PATHS.companyCreate} icon={<Plus aria-hidden />}>
      {text.addCompany}
    </ToolLink>
  ) : (
    <ToolLink to={PATHS.companies}>{text.toCompanies}</ToolLink>
  );
}

function ToolLink({ to, icon, children }: { to: string; icon?: ReactNode; children: string }) {
  return (
    <Button colorPalette="brand" asChild>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </Button>
  );
}
