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
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';

type EmployeeSwitch = inferRouterOutputs<AppRouter>['employees']['certificateSwitch'][number];

/**
 * Shows what the employees of a company pay now and would pay by the certificate 499 R-4, and switches the
 * ticked ones. All are ticked at first.
 */
export function CertificateSwitchButton({ companyId }: { companyId: number }) {
  const mayWrite = useIsAllowed('records:write');
  const [isAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const preview = trpc.employees.certificateSwitch.useQuery({ companyId }, { enabled: isAsked, gcTime: 0 });
  const switchThem = trpc.employees.switchToCertificate.useMutation();
  const utils = trpc.useUtils();
  if (!mayWrite) return null;
  const chosen = (preview.data ?? []).filter(({ employeeId }) => !left.has(employeeId));
  const accept = async () => {
    const employees = chosen.map(({ employeeId, version }) => ({ employeeId, version }));
    await switchThem.mutateAsync({ companyId, employees, commandId: uuidv7() });
    await utils.employees.invalidate();
    notifySuccess(text.done(employees.length));
  };
  const open = () => {
    setLeft(new Set());
    setAsked(true);
  };
  return (
    <>
      <Button size="sm" variant="outline" justifySelf="start" onClick={open}>
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
                <SwitchTable employees={employees} left={left} onLeave={setLeft} />
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
  /** The employees who keep their method. */
  left: ReadonlySet<number>;
  onLeave: (left: ReadonlySet<number>) => void;
};

function SwitchTable({ employees, left, onLeave }: SwitchTableProps) {
  const { columns } = text;
  const tick = (employeeId: number, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(employeeId);
    else next.add(employeeId);
    onLeave(next);
  };
  const tickAll = (isTicked: boolean) =>
    onLeave(new Set(isTicked ? [] : employees.map(({ employeeId }) => employeeId)));
  return (
    <Table.Root size="sm" stickyHeader fontVariantNumeric="tabular-nums" aria-label={text.title}>
      <Table.Header>
        <Table.Row bg="bg.panel">
          <Table.ColumnHeader>
            <TickBox isTicked={left.size === 0} onTick={tickAll} aria-label={text.all}>
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
            isTicked={!left.has(employee.employeeId)}
            onTick={(isTicked) => tick(employee.employeeId, isTicked)}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

type SwitchRowProps = { employee: EmployeeSwitch; isTicked: boolean; onTick: (isTicked: boolean) => void };

function SwitchRow({ employee, isTicked, onTick }: SwitchRowProps) {
  const { name, hasCertificate, isMarriedIndividual, tax } = employee;
  const notes = [
    ...(hasCertificate ? [] : [text.noCertificate]),
    ...(isMarriedIndividual ? [text.married] : []),
  ];
  return (
    <Table.Row>
      <Table.Cell asChild>
        <th scope="row">
          <TickBox isTicked={isTicked} onTick={onTick} alignItems="start">
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
