import { Alert, List, Stack } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { isToBePaidIn } from '@garita/domain/schedule/period-progress';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '../../lib/trpc.ts';
import { withoutWorkIn } from '../../pay/without-work.ts';
import { periodsText as text } from '../../text/pay/periods.es.ts';

type Person = { id: number; name: string };

/**
 * The work that a closing leaves undone: employees without pay in the period, and employees whose pay is not
 * marked as paid.
 */
type UnfinishedPay = { withoutPay: readonly Person[]; notPaid: readonly Person[] };

const NOTHING_UNFINISHED: UnfinishedPay = { withoutPay: [], notPaid: [] };

/** Returns the unfinished work of a period; none while the data is still loading. */
export function useUnfinishedPay({
  companyId,
  period,
}: {
  companyId: number;
  period: Period;
}): UnfinishedPay {
  const { data: loaded } = trpc.payroll.loaded.useQuery({ companyId, periodId: period.id });
  const { data: employees } = trpc.employees.payees.useQuery({ companyId });
  const { data: settled = [] } = trpc.filing.settlements.useQuery({ companyId }, { staleTime: 0 });
  if (!loaded || !employees) return NOTHING_UNFINISHED;
  const paid = new Set(loaded.filter(({ hasPay }) => hasPay).map(({ employeeId }) => employeeId));
  const withoutWork = withoutWorkIn(settled, period.id);
  const isMissing = (id: number) => !paid.has(id) && !withoutWork.has(id);
  const notPaid = new Set(loaded.filter(({ unpaid }) => unpaid > 0).map(({ employeeId }) => employeeId));
  const named = (people: typeof employees) =>
    people.map((person) => ({ id: person.id, name: fullName(person) }));
  return {
    withoutPay: named(employees.filter((each) => isToBePaidIn(each, period) && isMissing(each.id))),
    notPaid: named(employees.filter(({ id }) => notPaid.has(id))),
  };
}

/** Names the employees whom a closing leaves without pay or unpaid. */
export function UnfinishedPayNote({ withoutPay, notPaid }: UnfinishedPay) {
  return (
    <Stack gap="2" mt="3">
      <Named title={text.withoutPay} people={withoutPay} />
      <Named title={text.notPaid} people={notPaid} />
    </Stack>
  );
}

function Named({ title, people }: { title: string; people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Alert.Root status="warning" colorPalette="accent" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description asChild>
          {/* Scrolls by itself, by keyboard too. */}
          <List.Root variant="plain" maxH="24dvh" overflow="auto" tabIndex={0} aria-label={title}>
            {people.map(({ id, name }) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List.Root>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** A period of a company as the ledger has it. */
export type Period = inferRouterOutputs<AppRouter>['periods']['get'];
