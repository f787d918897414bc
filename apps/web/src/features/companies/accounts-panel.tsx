import { Box, Button, Text } from '@chakra-ui/react';
import { NotebookText } from 'lucide-react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { payrollAccountsText as text } from '../../text/payroll-accounts.es.ts';
import { FormPage } from '../../ui/form/form-section.tsx';
import { Panel } from '../../ui/page/panel.tsx';

/** The way to the accounts that the company's payroll is booked to. */
export function AccountsPanel({ companyId }: { companyId: number }) {
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
