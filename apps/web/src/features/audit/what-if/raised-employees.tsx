import { Button, HStack, Stack } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import type { WhatIf } from '@garita/domain/what-if/what-if.schema';
import { X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { trpc } from '../../../lib/trpc.ts';
import { PersonField } from '../../../pay/person-picker.tsx';
import { whatIfText as text } from '../../../text/what-if.es.ts';

/** Whose pay is raised: everybody's until somebody is chosen, and then theirs alone. */
export function RaisedEmployees({ companyId }: { companyId: number }) {
  const { data: people = [] } = trpc.employees.payees.useQuery({ companyId });
  const { setValue } = useFormContext<WhatIf>();
  const chosen = useWatch<WhatIf, 'raise.employeeIds'>({ name: 'raise.employeeIds' });
  const choose = (ids: number[]) => setValue('raise.employeeIds', ids);
  const others = people.filter(({ id }) => !chosen.includes(id));
  return (
    <Stack gap="2">
      <PersonField
        // Empty again once somebody is chosen.
        key={chosen.length}
        label={text.raise.employees}
        people={others}
        value={null}
        onChoose={(id) => id !== null && choose([...chosen, id])}
        placeholder={chosen.length === 0 ? text.raise.everybody : text.raise.another}
      />
      <HStack as="ul" listStyleType="none" gap="2" wrap="wrap">
        {people
          .filter(({ id }) => chosen.includes(id))
          .map((person) => (
            <li key={person.id}>
              <Button
                size="xs"
                variant="outline"
                aria-label={text.raise.leaveOut(fullName(person))}
                onClick={() => choose(chosen.filter((id) => id !== person.id))}
              >
                {fullName(person)}
                <X aria-hidden />
              </Button>
            </li>
          ))}
      </HStack>
    </Stack>
  );
}
