import { Alert, List, Stack } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { isToBePaidIn } from '@garita/domain/schedule/period-progress';
import { trpc } from '../../lib/trpc.ts';
import { periodsText as text } from '../../text/periods.es.ts';
import type { Period } from './period.ts';

type Person = { id: number; name: string };

/** What a closing leaves undone: who has no pay in the period, which nobody loads then, and whose pay is not marked as paid. */
type Left = { withoutPay: readonly Person[]; notPaid: readonly Person[] };

const NOTHING: Left = { withoutPay: [], notPaid: [] };

/** What is left to do in a period; nothing until it is known. */
export function useWhatIsLeft({ companyId, period }: { companyId: number; period: Period }): Left {
  const { data: loaded } = trpc.payroll.loaded.useQuery({ companyId, periodId: period.id });
  const { data: employees } = trpc.employees.payees.useQuery({ companyId });
  if (!loaded || !employees) return NOTHING;
  const paid = new Set(loaded.filter(({ hasPay }) => hasPay).map(({ employeeId }) => employeeId));
  const notPaid = new Set(loaded.filter(({ unpaid }) => unpaid > 0).map(({ employeeId }) => employeeId));
  const named = (people: typeof employees) =>
    people.map((person) => ({ id: person.id, name: fullName(person) }));
  return {
    withoutPay: named(employees.filter((each) => isToBePaidIn(each, period) && !paid.has(each.id))),
    notPaid: named(employees.filter(({ id }) => notPaid.has(id))),
  };
}

/** Names those whom a closing leaves without pay or unpaid. */
export function WhatIsLeft({ withoutPay, notPaid }: Left) {
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
