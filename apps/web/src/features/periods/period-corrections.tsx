import { Link as ChakraLink, List, Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { Link } from 'react-router';
import { payAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { periodsText as text } from '../../text/periods.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import type { Period } from './period.ts';

type PeriodCorrectionsProps = { companyId: number } & Pick<Period, 'corrections'>;

/** What corrects the pay of a closed period from other periods, each with the way to it. */
export function PeriodCorrections({ companyId, corrections }: PeriodCorrectionsProps) {
  const { data: employees } = trpc.employees.payees.useQuery({ companyId });
  const names = new Map(employees?.map((employee) => [employee.id, fullName(employee)]));
  return (
    <List.Root variant="plain" gap="2">
      {corrections.map(({ employeeId, entryId, correctedId, periodId, payDate, net }) => {
        const { number = 0, year = 0 } = payPeriodById(periodId) ?? {};
        const address = payAt({ kind: 'employee', companyId, personId: employeeId, entryId, periodId });
        return (
          <List.Item key={entryId} flexWrap="wrap" columnGap="2">
            <Text as="span">{names.get(employeeId)}</Text>
            <ChakraLink asChild variant="underline" colorPalette="brand">
              <Link to={address}>{text.correction(correctedId, number, year)}</Link>
            </ChakraLink>
            <Text as="span" color="fg.muted">
              {text.correctionPaid(dateText(payDate), dollarsText(net))}
            </Text>
          </List.Item>
        );
      })}
    </List.Root>
  );
}
