import { Button } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { processesText } from '../../text/documents/processes.es.ts';
import { companiesText } from '../../text/records/companies.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EmptyBlock, MissingBlock } from '../../ui/page/state-blocks.tsx';
import type { ProcessCompany } from './prepare-report.ts';
import { addressAfter, choiceIn, missingFrom, processCrumbs } from './process-choice.ts';
import { ProcessForm } from './process-form.tsx';

const { who } = processesText;

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
        {(list) => (list.length === 0 ? <NoCompanies /> : <Documents companies={list} />)}
      </Loaded>
    </>
  );
}

/** Shows the form, unless the address names a company or employee that does not exist. */
function Documents({ companies }: { companies: readonly ProcessCompany[] }) {
  const [address] = useSearchParams();
  const missing = missingFrom(companies, choiceIn(address, todayInPuertoRico()));
  if (missing === undefined) return <ProcessForm companies={companies} />;
  const nobody = { employeeId: null, ...(missing === 'company' ? { companyId: null } : {}) };
  return (
    <MissingBlock
      text={missing === 'company' ? companiesText.list.missing : who.missingEmployee}
      way={{ label: who.chooseAnother, to: `${PATHS.processes}?${addressAfter(address, nobody)}` }}
    />
  );
}

function NoCompanies() {
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
