import { Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { Severance } from '@garita/domain/employee/severance';
import type { ReactNode } from 'react';
import { dateText } from '../../lib/date-text.ts';
import { employmentEndText } from '../../text/records/employment-end.es.ts';
import { Amount, dollarsText } from '../../ui/amount.tsx';
import { Panel } from '../../ui/page/panel.tsx';

const text = employmentEndText.severance;

/** The severance by law of an employee, with the steps of its calculation. */
export function SeverancePanel({ severance }: { severance: Severance }) {
  const { probation, month } = severance;
  return (
    <Panel title={text.title} help={text.help} mark={<Amount cents={severance.amount} fontSize="20px" />}>
      <Stack gap="3">
        {probation.isCurrent && <Text>{text.inProbation(probation.months)}</Text>}
        {month.basis === 'nothing-paid' && <Text>{text.nothingPaid}</Text>}
        {severance.amount > 0 && <Text>{text.exempt}</Text>}
        <Calculation severance={severance} />
      </Stack>
    </Panel>
  );
}

function Calculation({ severance }: { severance: Severance }) {
  const { service, isReform, month, week, months, weeks, weeksPerYear, cap } = severance;
  return (
    <>
      <Heading as="h3" fontSize="14px">
        {text.how}
      </Heading>
      <Table.Root size="sm" fontVariantNumeric="tabular-nums" maxW="44rem">
        <Table.Body>
          <Step label={text.service} detail={isReform ? text.reform : text.earlier}>
            {text.served(service.years, service.months)}
          </Step>
          <Step label={text.month} detail={monthDetail(severance)}>
            {dollarsText(month.amount)}
          </Step>
          <Step label={text.week} detail={text.weekOf}>
            {dollarsText(week)}
          </Step>
          <Step label={text.months(months)}>{dollarsText(months * month.amount)}</Step>
          <Step label={text.weeks(weeks)} detail={text.weeksOf(weeksPerYear, service.years)}>
            {dollarsText(weeks * week)}
          </Step>
          {cap?.isReached && (
            <Step label={text.cap(cap.months)}>{dollarsText(cap.months * month.amount)}</Step>
          )}
          <Step label={text.total}>
            <strong>{dollarsText(severance.amount)}</strong>
          </Step>
        </Table.Body>
      </Table.Root>
      <Text fontSize="13px" color="fg.muted">
        {text.rounding}
      </Text>
    </>
  );
}

function monthDetail({ month }: Severance): string | undefined {
  switch (month.basis) {
    case 'salary':
      return text.monthOf.salary(dollarsText(month.salary), month.periodsPerYear);
    case 'hours':
      return text.monthOf.hours(dateText(month.from), dateText(month.to));
    case 'nothing-paid':
      return undefined;
  }
}

type StepProps = { label: string; detail?: string | undefined; children: ReactNode };

function Step({ label, detail, children }: StepProps) {
  return (
    <Table.Row bg="bg.panel">
      <Table.Cell asChild>
        <th scope="row">
          {label}
          {detail !== undefined && (
            <Text fontSize="13px" fontWeight="normal" color="fg.muted">
              {detail}
            </Text>
          )}
        </th>
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {children}
      </Table.Cell>
    </Table.Row>
  );
}
