import { Alert, Button, List } from '@chakra-ui/react';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { maskedSocialSecurityNumber } from '@garita/domain/field/digits.schema';
import { EMPLOYEE_TYPE_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { useState } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../../config/paths.ts';
import { type FieldError, fieldErrorsOf } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFinish } from '../../../records/record-form.tsx';
import { employeeLabels, employeesText } from '../../../text/records/employees.es.ts';
import { useSubmissions } from '../../../ui/form/saving/use-saving.ts';
import { notifySuccess } from '../../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../../ui/overlay/overlays.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { dateColumn, type RecordColumn } from '../../../ui/table/record-column.ts';
import { RecordTable } from '../../../ui/table/record-table.tsx';
import { EMPLOYEE } from '../employee-kind.ts';
import { fileWarnings, type ImportWarning } from './file-warnings.ts';
import type { RowProblem } from './import-rows.ts';

const text = employeesText.import;

const COLUMNS: readonly RecordColumn<Employee>[] = [
  { id: 'name', header: employeesText.list.name, text: fullName },
  {
    id: 'socialSecurityNumber',
    header: employeesText.list.socialSecurity,
    text: ({ socialSecurityNumber }) => maskedSocialSecurityNumber(socialSecurityNumber),
    isSortable: false,
  },
  {
    id: 'type',
    header: employeesText.list.type,
    text: ({ employeeType }) => EMPLOYEE_TYPE_LABELS[employeeType],
  },
  dateColumn('admissionDate', employeeLabels.admissionDate, ({ admissionDate }) => admissionDate),
];

type ImportPreviewProps = {
  companyId: number;
  employees: Employee[];
  /** The columns of the file that are not imported. */
  unknownHeadings: readonly string[];
  /** Runs if the server refuses some of them. */
  onRefused: (errors: readonly FieldError[]) => void;
  /** Runs if they were imported with warnings, which would be lost in the list. */
  onWarned: (warnings: readonly ImportWarning[]) => void;
};

/** Lists the employees to import, and asks for confirmation first. */
export function ImportPreview({ unknownHeadings, ...imported }: ImportPreviewProps) {
  const { employees } = imported;
  const [isAsking, setIsAsking] = useState(false);
  const count = employees.length;
  const accept = useImport(imported);
  return (
    <Panel
      title={text.preview.title(count)}
      help={text.preview.help(unknownHeadings)}
      action={
        <Button colorPalette="brand" onClick={() => setIsAsking(true)}>
          {text.preview.accept}
        </Button>
      }
    >
      <RecordTable
        label={text.preview.title(count)}
        columns={COLUMNS}
        data={employees}
        rowId={({ socialSecurityNumber }) => socialSecurityNumber}
        rowLabel={fullName}
      />
      <ImportWarnings title={text.preview.warnings} warnings={fileWarnings(employees)} />
      <ConfirmDialog
        open={isAsking}
        title={text.title}
        description={text.preview.question(count)}
        acceptLabel={text.preview.accept}
        onClose={() => setIsAsking(false)}
        onAccept={accept}
      />
    </Panel>
  );
}

/** The most warnings that are listed; more are counted. */
const SHOWN_WARNINGS = 20;

type ImportWarningsProps = { title: (count: number) => string; warnings: readonly ImportWarning[] };

/** Lists warnings about employees, which keep nobody from being imported. */
function ImportWarnings({ title, warnings }: ImportWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <Alert.Root status="warning" variant="surface" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>{title(warnings.length)}</Alert.Title>
        <List.Root variant="plain">
          {warnings.slice(0, SHOWN_WARNINGS).map(({ name, text: warning }) => (
            <List.Item key={`${name} ${warning}`}>
              {name} · {warning}
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

type ImportedProps = { companyId: number; count: number; warnings: readonly ImportWarning[] };

/** Tells what was imported with warnings, and leads to the list. */
export function ImportedWithWarnings({ companyId, count, warnings }: ImportedProps) {
  return (
    <Panel
      title={text.done(count)}
      action={
        <Button variant="outline" asChild>
          <Link to={href(PATHS.employees, { companyId })}>{text.toList}</Link>
        </Button>
      }
    >
      <ImportWarnings title={text.warned} warnings={warnings} />
    </Panel>
  );
}

/** Imports the employees, with one key for all attempts, and goes to the list if there are no warnings. */
function useImport({
  companyId,
  employees,
  onRefused,
  onWarned,
}: Omit<ImportPreviewProps, 'unknownHeadings'>) {
  const { mutateAsync } = trpc.employees.import.useMutation({ gcTime: 0 });
  const submissions = useSubmissions<Employee[]>();
  const done = text.done(employees.length);
  const finish = useFinish(EMPLOYEE, done);
  const utils = trpc.useUtils();
  return async () => {
    const { values, commandId } = submissions.of(employees);
    let warnings: readonly ImportWarning[];
    try {
      ({ warnings } = await mutateAsync({ companyId, employees: values, commandId }));
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (errors.length > 0) onRefused(errors);
      throw error;
    }
    if (warnings.length > 0) {
      notifySuccess(done);
      void EMPLOYEE.refresh(utils);
      onWarned(warnings);
      return;
    }
    await finish({ to: href(PATHS.employees, { companyId }) });
  };
}

const problemsText = employeesText.import.problems;

const PROBLEM_COLUMNS: readonly RecordColumn<RowProblem>[] = [
  { id: 'row', header: problemsText.row, text: rowText, sortBy: ({ row = 0 }) => row },
  { id: 'column', header: problemsText.column, text: ({ column }) => column },
  { id: 'typed', header: problemsText.typed, text: ({ typed }) => typed, isSortable: false },
  { id: 'text', header: problemsText.text, text: (problem) => problem.text, isSortable: false },
];

/** Lists the cells of the file that have errors. */
export function ProblemTable({ problems }: { problems: readonly RowProblem[] }) {
  return (
    <Panel title={problemsText.title(problems.length)} help={problemsText.help}>
      <RecordTable
        label={problemsText.title(problems.length)}
        columns={PROBLEM_COLUMNS}
        data={problems}
        rowId={({ row, column }) => `${row}-${column}`}
        rowLabel={rowText}
      />
    </Panel>
  );
}

// In words, as it heads the card of a narrow window.
function rowText({ row }: RowProblem): string {
  return row === undefined ? '' : problemsText.rowNumber(row);
}
