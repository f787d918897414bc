import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { MOST_VISITED, visitedCompanies } from '../../lib/recent-ids.ts';
import { trpc, useCurrentUser } from '../../lib/trpc.ts';
import { deskText } from '../../text/desk.es.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/page/state-blocks.tsx';

const text = deskText;

/** The last opened companies by their current names. Removed companies are left out. */
export function VisitedCompanies() {
  const user = useCurrentUser();
  const { data, error, refetch } = trpc.companies.list.useQuery();
  if (error) return <ErrorBlock error={error} onRetry={refetch} />;
  if (!data || !user) return <LoadingBlock lines={MOST_VISITED} />;

  const companies = visitedCompanies(user.id).flatMap(
    (id) => data.find((company) => company.id === id) ?? [],
  );
  if (companies.length === 0) return <Text color="fg.muted">{text.noneVisited}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {companies.map(({ id, name }) => (
        <CompanyLine key={id} id={id} name={name} />
      ))}
    </Stack>
  );
}

function CompanyLine({ id, name }: { id: number; name: string }) {
  return (
    <HStack as="li" minH="12" gap="2" _notLast={{ borderBottomWidth: '1px' }}>
      <Text flex="1" fontWeight="medium" minW="0" truncate title={name}>
        {name}
      </Text>
      <IconButton variant="ghost" aria-label={text.edit(name)} title={text.edit(name)} asChild>
        <Link to={href(PATHS.companyEdit, { companyId: id })}>
          <Pencil aria-hidden />
        </Link>
      </IconButton>
      <Button variant="outline" aria-label={text.employeesOf(name)} asChild>
        <Link to={href(PATHS.employees, { companyId: id })}>{text.employees}</Link>
      </Button>
    </HStack>
  );
}
