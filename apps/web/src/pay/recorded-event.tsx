import { Link as ChakraLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { auditOf } from '../lib/addresses.ts';
import { payrollText } from '../text/payroll.es.ts';

type AuditLinkProps = { companyId: number; entryId: number; children: ReactNode };

/** Leads from a pay to the events that made it. */
export function AuditLink({ companyId, entryId, children }: AuditLinkProps) {
  return (
    <ChakraLink asChild variant="underline" colorPalette="brand">
      <Link to={auditOf({ companyId, entryId })}>{children}</Link>
    </ChakraLink>
  );
}

type User = { id: number; name: string };

/** Who recorded the version of an entry that is in force, among the users of the account. */
export function recorderName(users: readonly User[], recordedBy: number): string {
  return users.find(({ id }) => id === recordedBy)?.name ?? payrollText.formerUser(recordedBy);
}
