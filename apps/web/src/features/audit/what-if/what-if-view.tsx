import { Button, HStack, Stack } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { yearOf } from '@garita/domain/time/calendar-date';
import { NOTHING_SUPPOSED, type WhatIf, whatIfSchema } from '@garita/domain/what-if/what-if.schema';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { todayInPuertoRico } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PersonField } from '../../../pay/person-picker.tsx';
import { whatIfText as text } from '../../../text/pay/what-if.es.ts';
import { AmountField, PercentField } from '../../../ui/form/fields/figure-fields.tsx';
import { HoursField } from '../../../ui/form/fields/hours-field.tsx';
import { DateField, SelectField } from '../../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../../ui/form/fields/select-input.tsx';
import { FormSection, SaveButton } from '../../../ui/form/form-section.tsx';
import { SchemaForm } from '../../../ui/form/schema-form.tsx';
import type { WhatIfAnswer } from '../audit.ts';
import { TableRows } from './table-rows.tsx';
import { WhatIfResult } from './what-if-result.tsx';

/** Compares a company's pay with what it would have been on other terms. Nothing is saved. */
export function WhatIfView({ companyId }: { companyId: number }) {
  const { client } = trpc.useUtils();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);
  const [compared, setCompared] = useState<{ whatIf: WhatIf; answer: WhatIfAnswer }>();
  const today = todayInPuertoRico();
  const compare = async (whatIf: WhatIf) => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const asked = client.audit.whatIf.query({ companyId, whatIf }, { signal });
    // Leaving the screen aborts the work on the server, which is not reported as a failure.
    const answer = await asked.catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (answer) setCompared({ whatIf, answer });
  };
  return (
    <Stack gap="6">
      <SchemaForm
        schema={whatIfSchema}
        defaultValues={{ start: `${yearOf(today)}-01-01`, end: today, ...NOTHING_SUPPOSED }}
        onSubmit={compare}
        isGuarded={false}
        actions={<SaveButton label={text.compare} />}
      >
        <WhatIfFields companyId={companyId} />
      </SchemaForm>
      {compared && <WhatIfResult companyId={companyId} {...compared} />}
    </Stack>
  );
}

/** Chooses the pay to change and the changes; a zero changes nothing. */
function WhatIfFields({ companyId }: { companyId: number }) {
  const { raise, newEmployee } = text;
  return (
    <>
      <FormSection {...text.range}>
        <DateField name="start" label={text.start} isRequired />
        <DateField name="end" label={text.end} isRequired />
      </FormSection>
      <FormSection title={raise.title} help={raise.help}>
        <PercentField name="raise.rate" label={raise.rate} />
        <AmountField name="raise.hourly" label={raise.hourly} />
        <AmountField name="raise.salary" label={raise.salary} />
        <RaisedEmployees companyId={companyId} />
      </FormSection>
      <FormSection title={text.terms.title} help={text.terms.help}>
        <AmountField name="minimumWage" label={text.terms.minimumWage} />
        <TableRows />
      </FormSection>
      <FormSection title={newEmployee.title} help={newEmployee.help}>
        <SelectField
          name="newEmployee.payFrequency"
          label={newEmployee.payFrequency}
          options={optionsOf(PAY_FREQUENCY_LABELS)}
        />
        <AmountField name="newEmployee.salary" label={newEmployee.salary} />
        <AmountField name="newEmployee.hourlyRate" label={newEmployee.hourlyRate} />
        <HoursField name="newEmployee.minutes" label={newEmployee.minutes} />
      </FormSection>
    </>
  );
}

/** Chooses the employees who get the raise; nobody chosen means everybody. */
function RaisedEmployees({ companyId }: { companyId: number }) {
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
