import { Alert, Stack } from '@chakra-ui/react';
import { AGENCY_NAMES } from '@garita/domain/text/agency-texts.es';
import type { WhatIf } from '@garita/domain/what-if/what-if.schema';
import { dollarsText } from '../../../components/amount.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { RecordColumn } from '../../../components/record-table/record-column.ts';
import { amountColumn } from '../../../components/record-table/value-column.ts';
import { RecordTable } from '../../../components/record-table.tsx';
import { ReportFiles } from '../../../documents/report-files.tsx';
import { whatIfText } from '../../../text/what-if.es.ts';
import type { WhatIfAnswer } from '../audit.ts';

const text = whatIfText.result;

type Employee = WhatIfAnswer['employees'][number];
type Agency = WhatIfAnswer['agencies'][number];
type WhatIfResultProps = { companyId: number; whatIf: WhatIf; answer: WhatIfAnswer };

/** What was paid beside what would have been: what it costs the company, by employee and by agency. */
export function WhatIfResult({ companyId, whatIf, answer }: WhatIfResultProps) {
  const { employees, agencies, total } = answer;
  const more = costOf(total);
  return (
    <Stack gap="4" aria-live="polite">
      <Alert.Root status={more === 0 ? 'success' : 'info'}>
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{text.cost(dollarsText(Math.abs(more)), Math.sign(more))}</Alert.Title>
        </Alert.Content>
      </Alert.Root>
      <ReportFiles request={{ report: 'what-if', companyId, whatIf }} />
      <Panel title={text.byEmployee} help={text.byEmployeeHelp}>
        <RecordTable
          label={text.byEmployee}
          columns={EMPLOYEE_COLUMNS}
          data={employees}
          rowId={({ employeeId }) => employeeId}
          rowLabel={nameOf}
          emptyHint={text.nothing}
        />
      </Panel>
      <Panel title={text.byAgency}>
        <RecordTable
          label={text.byAgency}
          columns={AGENCY_COLUMNS}
          data={agencies}
          rowId={({ agency }) => agency}
          rowLabel={({ agency }) => AGENCY_NAMES[agency]}
          isWhole
        />
      </Panel>
    </Stack>
  );
}

const nameOf = ({ name = text.newEmployee }: Employee) => name;

// What is paid, and what is owed beside it.
function costOf({ real, supposed }: Pick<Employee, 'real' | 'supposed'>): number {
  return supposed.gross + supposed.employer - real.gross - real.employer;
}

function summed<Row>(id: string, header: string, amount: (row: Row) => number): RecordColumn<Row> {
  return {
    ...amountColumn(id, header, amount),
    total: (rows) => ({ kind: 'amount', cents: rows.reduce((sum, row) => sum + amount(row), 0) }),
  };
}

/** A figure as it was, and as it would have been. */
function compared<Name extends string, Row extends Record<'real' | 'supposed', Record<Name, number>>>(
  name: Name,
  header: { real: string; supposed: string },
): RecordColumn<Row>[] {
  return [
    summed(name, header.real, ({ real }) => real[name]),
    summed(`supposed-${name}`, header.supposed, ({ supposed }) => supposed[name]),
  ];
}

const EMPLOYEE_COLUMNS: readonly RecordColumn<Employee>[] = [
  { id: 'name', header: text.employee, text: nameOf },
  // First, because a narrow window has the last columns out of sight.
  summed('difference', text.difference, costOf),
  ...compared<'gross', Employee>('gross', text.gross),
  ...compared<'withheld', Employee>('withheld', text.withheld),
  ...compared<'net', Employee>('net', text.net),
  ...compared<'employer', Employee>('employer', text.employer),
];

const AGENCY_COLUMNS: readonly RecordColumn<Agency>[] = [
  { id: 'agency', header: text.agency, text: ({ agency }) => AGENCY_NAMES[agency] },
  ...compared<'withheld', Agency>('withheld', text.withheld),
  ...compared<'employer', Agency>('employer', text.employer),
  summed(
    'difference',
    text.agencyDifference,
    ({ real, supposed }) => supposed.withheld + supposed.employer - real.withheld - real.employer,
  ),
];
