import { Box, Button, Grid, InputGroup, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { readSession } from '../../lib/session.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import { Welcome } from '../../records/welcome.tsx';
import { dashboardText, deskText } from '../../text/dashboard.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { matchesSearch } from '../../ui/search.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { DuePanel } from './due-panel.tsx';
import { useDeskAttention, useDeskWeek } from './use-desk.ts';
import { VisitedCompanies } from './visited-companies.tsx';
import { placeOf, WeekPanel } from './week-panel.tsx';

const text = dashboardText;

/**
 * Escritorio: the greeting, what waits over all companies, the tools, and the companies that were worked on
 * last.
 */
export function DashboardScreen() {
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.greeting(readSession()?.name ?? '')} />
      <Welcome />
      <Desk />
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
function Desk() {
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const week = useDeskWeek();
  const attention = useDeskAttention();
  const isShown = (company: string) => matchesSearch(company, search);
  const shown = week.data?.filter(({ company }) => isShown(company));
  const openFirst = () => {
    const first = shown?.[0];
    const [progress] = first?.periods ?? [];
    if (first && progress) void navigate(placeOf(first.companyId, progress));
  };
  return (
    <>
      <DeskFilter search={search} onSearch={setSearch} onOpen={openFirst} />
      {search !== '' && shown?.length === 0 && (
        <Text as="output" display="block" color="fg.muted" mb="4">
          {deskText.nothingFound}
        </Text>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <WeekPanel query={week} isShown={isShown} />
        <Stack gap="4">
          <DuePanel isShown={isShown} />
          <AttentionPanel query={attention} isShown={isShown} />
        </Stack>
      </Grid>
    </>
  );
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

type DeskFilterProps = {
  search: string;
  onSearch: (search: string) => void;
  /** Enter. */
  onOpen: () => void;
};

/** Narrows the desk down to some companies, and opens the first of them. */
export function DeskFilter({ search, onSearch, onOpen }: DeskFilterProps) {
  return (
    <Box asChild mb="4" width={{ base: 'full', md: '72' }}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          <InputGroup startElement={<Search size={16} aria-hidden />}>
            <Input
              type="search"
              aria-label={deskText.filter}
              placeholder={deskText.filter}
              title={deskText.filterHelp}
              value={search}
              onChange={(event) => onSearch(event.target.value)}
            />
          </InputGroup>
        </form>
      </search>
    </Box>
  );
}
