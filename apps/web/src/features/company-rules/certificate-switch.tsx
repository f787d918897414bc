import { Box, Button, Table, Text } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { certificateSwitchText as text } from '../../text/records/certificate-switch.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { useTicks } from '../../ui/controls/use-ticks.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';

type EmployeeSwitch = inferRouterOutputs<AppRouter>['employees']['certificateSwitch'][number];

/**
 * Shows what the employees of a company pay now and would pay by the certificate 499 R-4, and switches the
 * ticked ones. At first those who have a certificate are ticked.
 */
export function CertificateSwitchButton({ companyId }: { companyId: number }) {
  const mayWrite = useIsAllowed('records:write');
  const [isAsked, setAsked] = useState(false);
  const preview = trpc.employees.certificateSwitch.useQuery({ companyId }, { enabled: isAsked, gcTime: 0 });
  const ticks = useTicks(preview.data ?? [], {
    keyOf: ({ employeeId }) => employeeId,
    isTickedAtFirst: ({ hasCertificate }) => hasCertificate,
  });
  const switchThem = trpc.employees.switchToCertificate.useMutation();
  const utils = trpc.useUtils();
  if (!mayWrite) return null;
  const { chosen } = ticks;
  const accept = async () => {
    const employees = chosen.map(({ employeeId, version }) => ({ employeeId, version }));
    await switchThem.mutateAsync({ companyId, employees, commandId: uuidv7() });
    await utils.employees.invalidate();
    notifySuccess(text.done(employees.length));
  };
  const open = () => {
    ticks.reset();
    setAsked(true);
  };
  return (
    <>
      <Button size="sm" variant="outline" justifySelf="start" gridColumn="1 / -1" onClick={open}>
        <FileCheck2 aria-hidden />
        {text.open}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text.title}
        description={text.help}
        acceptLabel={text.accept(chosen.length)}
        isWide
        mayAccept={() => chosen.length > 0}
        onClose={() => setAsked(false)}
        onAccept={accept}
      >
        <Box mt="3" maxH="55dvh" overflowY="auto" tabIndex={0}>
          <Loaded query={preview} lines={4}>
            {(employees) =>
              employees.length === 0 ? (
                <Text>{text.nobody}</Text>
              ) : (
                <SwitchTable employees={employees} {...ticks} />
              )
            }
          </Loaded>
        </Box>
      </ConfirmDialog>
    </>
  );
}

type SwitchTableProps = {
  employees: readonly EmployeeSwitch[];
  isTicked: (employee: EmployeeSwitch) => boolean;
  tick: (employees: readonly EmployeeSwitch[], isOn: boolean) => void;
};

function SwitchTable({ employees, isTicked, tick }: SwitchTableProps) {
  const { columns } = text;
  return (
    <Table.Root
      size="sm"
      stickyHeader
      fontVariantNumeric="tabular-nums"
      aria-label={text.title}
      css={{ '& :is(th, td)': { px: { base: '1', sm: '2' } } }}
    >
      <Table.Header>
        <Table.Row bg="bg.panel">
          <Table.ColumnHeader>
            <TickBox isTicked={employees.every(isTicked)} onTick={(isOn) => tick(employees, isOn)}>
              {columns.employee}
            </TickBox>
          </Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{columns.now}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{columns.byCertificate}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{columns.restOfYear}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {employees.map((employee) => (
          <SwitchRow
            key={employee.employeeId}
            employee={employee}
            isTicked={isTicked(employee)}
            onTick={(isOn) => tick([employee], isOn)}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

type SwitchRowProps = { employee: EmployeeSwitch; isTicked: boolean; onTick: (isOn: boolean) => void };

function SwitchRow({ employee, isTicked: isOn, onTick }: SwitchRowProps) {
  const { name, hasCertificate, isMarriedIndividual, tax } = employee;
  const notes = [
    ...(hasCertificate ? [] : [text.noCertificate]),
    ...(isMarriedIndividual ? [text.married] : []),
  ];
  return (
    <Table.Row>
      <Table.Cell asChild>
        <th scope="row">
          <TickBox isTicked={isOn} onTick={onTick} alignItems="start">
            {name}
            {notes.map((note) => (
              <Text key={note} as="span" display="block" color="fg.muted" fontSize="13px" fontWeight="normal">
                {note}
              </Text>
            ))}
          </TickBox>
        </th>
      </Table.Cell>
      {tax ? (
        <>
          <Table.Cell textAlign="end">
            <Amount cents={tax.now} />
          </Table.Cell>
          <Table.Cell textAlign="end">
            <Amount cents={tax.byCertificate} />
          </Table.Cell>
          <Table.Cell textAlign="end">
            <Amount cents={tax.restOfYear} />
            <Text as="span" display="block" color="fg.muted" fontSize="13px">
              {text.periodsLeft(tax.periodsLeft)}
            </Text>
          </Table.Cell>
        </>
      ) : (
        <Table.Cell colSpan={3} textAlign="end" color="fg.muted">
          {text.noPay}
        </Table.Cell>
      )}
    </Table.Row>
  );
}
