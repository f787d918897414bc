import { Box, Button, Heading, SimpleGrid } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { readSession } from '../../lib/session.ts';
import { Welcome } from '../../records/welcome.tsx';
import { accountText } from '../../text/account.es.ts';
import { VisitedCompanies } from './visited-companies.tsx';

const text = accountText.dashboard;

/** Escritorio: the greeting, the tools, and the companies that were worked on last. */
export function DashboardScreen() {
  const mayAdd = useIsAllowed('records:write');
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.greeting(readSession()?.name ?? '')} />
      <Welcome />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" maxW="1200px">
        <Panel title={text.tools}>
          {mayAdd ? (
            <ToolLink to={PATHS.companyCreate} icon={<Plus aria-hidden />}>
              {text.addCompany}
            </ToolLink>
          ) : (
            <ToolLink to={PATHS.companies}>{text.toCompanies}</ToolLink>
          )}
        </Panel>
        <Panel title={text.visited}>
          <VisitedCompanies />
        </Panel>
      </SimpleGrid>
    </>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" bg="bg.panel" borderWidth="1px" rounded="l3" p="5">
      <Heading as="h2" textStyle="heading" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
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
