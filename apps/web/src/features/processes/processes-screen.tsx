import { Button } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyBlock } from '../../components/state-blocks.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { processesText } from '../../text/processes.es.ts';
import { ProcessForm } from './process-form.tsx';
import { choiceIn } from './state/process-choice.ts';
import { processCrumbs } from './state/process-crumbs.ts';

/** Procesos: the way to Cargar Tiempo, and every document that can be downloaded. */
export function ProcessesScreen() {
  const [address] = useSearchParams();
  const { companyId } = choiceIn(address, todayInPuertoRico());
  const companies = trpc.companies.listWithEmployees.useQuery();
  return (
    <>
      <Breadcrumb crumbs={processCrumbs(companyId, companies.data)} />
      <PageHeader title={processesText.title} description={processesText.description} />
      <Loaded query={companies}>
        {(list) => (list.length === 0 ? <NoCompanies /> : <ProcessForm companies={list} />)}
      </Loaded>
    </>
  );
}

function NoCompanies() {
  const { who } = processesText;
  const mayWrite = useIsAllowed('records:write');
  return (
    <EmptyBlock title={who.noCompanies} hint={who.noCompaniesHelp}>
      {mayWrite && (
        <Button asChild colorPalette="brand">
          <Link to={PATHS.companyCreate}>{who.addCompany}</Link>
        </Button>
      )}
    </EmptyBlock>
  );
}
