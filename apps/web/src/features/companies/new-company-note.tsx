import { Alert, Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { companiesText } from '../../text/companies.es.ts';

/** A company that its form just created, as the list is told of it. */
export type CreatedCompany = { id: number; name: string };

/** What comes after a company that was just created: its employees. */
export function NewCompanyNote() {
  const { state } = useLocation();
  const created = (state as { created?: CreatedCompany } | null)?.created; // as the form says it
  if (!created) return null;
  return (
    <Alert.Root status="info" mb="4" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">{companiesText.list.created(created.name)}</Alert.Title>
      <Button size="sm" colorPalette="brand" asChild>
        <Link to={href(PATHS.employeeCreate, { companyId: created.id })}>
          {companiesText.list.addEmployees}
        </Link>
      </Button>
    </Alert.Root>
  );
}
