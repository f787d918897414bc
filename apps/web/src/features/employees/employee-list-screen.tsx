import { Button, VisuallyHidden } from '@chakra-ui/react';
import { EMPLOYEE_ORDERS, type EmployeeOrder } from '@garita/domain/employee/employee-page.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { EMPLOYEE_TYPE_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { Clock, DoorOpen, FileUp, Scale } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { errorText } from '../../lib/error-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { useMayWrite } from '../../records/record-kind.ts';
import { RecordList } from '../../records/record-list.tsx';
import { activeColumn } from '../../records/record-switch.tsx';
import { useRecordPages } from '../../records/use-record-pages.ts';
import { employeeLabels, employeesText } from '../../text/records/employees.es.ts';
import { maskedText } from '../../ui/form/fields/masked-field.tsx';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { EMPLOYEE, type EmployeeRow } from './employee-kind.ts';

const text = employeesText.list;

const EMPLOYEE_COLUMNS: readonly RecordColumn<EmployeeRow>[] = [
  { id: 'name', header: text.name, text: fullName },
  {
    id: 'socialSecurityNumber',
    header: text.socialSecurity,
    text: ({ socialSecurityNumber }) => socialSecurityNumber,
    cell: (employee) => <SocialSecurityNumber employee={employee} />,
    isSortable: false,
  },
  { id: 'phone', header: text.phone, text: ({ mobileNumber }) => maskedText('phone', mobileNumber) },
  { id: 'type', header: text.type, text: ({ employeeType }) => EMPLOYEE_TYPE_LABELS[employeeType] },
  activeColumn(EMPLOYEE),
];

const SHEET_COLUMNS: readonly RecordColumn<EmployeeRow>[] = [
  {
    id: 'externalNumber',
    header: employeeLabels.externalNumber,
    text: ({ externalNumber }) => externalNumber,
  },
];

/** Empleados: the employees of one company, with a link to the hours of each. */
export function EmployeeListScreen() {
  const companyId = useRouteId('companyId');
  return <EmployeesOf key={companyId} companyId={companyId} />;
}

function EmployeesOf({ companyId }: { companyId: number }) {
  const { client } = trpc.useUtils();
  const { request, options, pagesOf } = useRecordPages<EmployeeRow, EmployeeOrder>(
    EMPLOYEE_ORDERS,
    'employeeIds',
  );
  const page = trpc.employees.page.useQuery({ companyId, ...request }, options);
  return (
    <RecordList
      kind={EMPLOYEE}
      columns={EMPLOYEE_COLUMNS}
      sheetColumns={SHEET_COLUMNS}
      query={{ ...page, data: page.data?.rows }}
      pages={pagesOf(page, (all) => client.employees.page.query({ companyId, ...all }))}
      formOf={({ id }) => href(PATHS.employeeEdit, { companyId, employeeId: id })}
      newForm={href(PATHS.employeeCreate, { companyId })}
      opens={hoursOf}
      actionsOf={actionsOf}
    >
      <ImportLink companyId={companyId} />
    </RecordList>
  );
}

/** A link to the import, for users who may create employees. */
function ImportLink({ companyId }: { companyId: number }) {
  if (!useMayWrite(EMPLOYEE)) return null;
  return (
    <Button asChild size="sm" variant="outline" mb="4" data-print="hidden">
      <Link to={href(PATHS.employeeImport, { companyId })}>
        <FileUp aria-hidden />
        {employeesText.import.link}
      </Link>
    </Button>
  );
}

function hoursOf({ id, companyId }: EmployeeRow): string {
  return href(PATHS.timeEntry, { companyId, employeeId: id });
}

function actionsOf(employee: EmployeeRow): MenuAction[] {
  const { id, companyId } = employee;
  const balances = href(PATHS.employeeBalances, { companyId, employeeId: id });
  return [
    { label: text.hours, icon: Clock, showsLabel: true, to: hoursOf(employee) },
    { label: text.balances, icon: Scale, to: balances },
    {
      label: text.employmentEnd,
      icon: DoorOpen,
      to: href(PATHS.employmentEnd, { companyId, employeeId: id }),
    },
  ];
}

const revealText = employeesText.list.reveal;

/** Milliseconds for which a number stays unmasked on the screen. */
const SHOWN_FOR_MS = 30_000;

/**
 * A social security number, masked until somebody asks for it, and again after 30 seconds. The server records
 * each request.
 */
export function SocialSecurityNumber({ employee }: { employee: EmployeeRow }) {
  const mayReveal = useIsAllowed('personal-data:reveal');
  const name = fullName(employee);
  const { whole, isAsking, reveal, hide } = useReveal(employee.id, name);
  if (!mayReveal) return employee.socialSecurityNumber;
  const isWhole = whole !== undefined;
  return (
    <Button
      {...AS_TEXT}
      title={isWhole ? undefined : revealText.isRecorded}
      disabled={isAsking}
      onClick={isWhole ? hide : reveal}
    >
      <VisuallyHidden>{isWhole ? revealText.hide(name) : revealText.show(name)}</VisuallyHidden>
      {isWhole ? maskedText('ssn', whole) : employee.socialSecurityNumber}
    </Button>
  );
}

const AS_TEXT = {
  variant: 'plain',
  height: '6',
  minW: '0',
  px: '0',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
} as const;

function useReveal(employeeId: number, name: string) {
  const { data, isPending, mutate, reset } = trpc.employees.revealSocialSecurityNumber.useMutation({
    // Nothing of it stays in memory once it is off the screen.
    gcTime: 0,
    onSuccess: () => notifySuccess(revealText.recorded(name)),
    onError: (error) => notifyError(errorText(error)),
  });
  const whole = data?.socialSecurityNumber;
  useEffect(() => {
    if (whole === undefined) return undefined;
    const timer = setTimeout(reset, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [whole, reset]);
  return { whole, isAsking: isPending, reveal: () => mutate({ employeeId }), hide: reset };
}
