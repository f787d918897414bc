import { Alert, Stack } from '@chakra-ui/react';
import { AGENCY_NAMES } from '@garita/domain/text/what-if-texts.es';
import type { WhatIf } from '@garita/domain/what-if/what-if.schema';
import { useEffect, useRef, useState } from 'react';
import { ReportFiles } from '../../../documents/report-download.tsx';
import { whatIfText } from '../../../text/pay/what-if.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { Picker } from '../../../ui/form/fields/picker.tsx';
import { Choices } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { amountColumn, type RecordColumn } from '../../../ui/table/record-column.ts';
import { RecordTable } from '../../../ui/table/record-table.tsx';
import type { WhatIfAnswer } from '../audit.ts';

const text = whatIfText.result;

type Employee = WhatIfAnswer['employees'][number];
type Agency = WhatIfAnswer['agencies'][number];
type Year = WhatIfAnswer['years'][number];
type WhatIfResultProps = { companyId: number; whatIf: WhatIf; answer: WhatIfAnswer };

/** Compares actual pay with the supposed pay: the cost to the company by employee, by agency and by year. */
export function WhatIfResult({ companyId, whatIf, answer }: WhatIfResultProps) {
  const { years } = answer;
  const [chosen, setChosen] = useState<number | null>(null);
  const ofYear = years.find(({ year }) => year === chosen);
  const { employees, agencies } = ofYear ?? answer;
  const byEmployee = ofYear ? text.byEmployeeIn(ofYear.year) : text.byEmployee;
  const byAgency = ofYear ? text.byAgencyIn(ofYear.year) : text.byAgency;
  const more = costOf(answer.total);
  const shown = useRef<HTMLDivElement>(null);
  // The result appears below a form that is taller than most windows, out of view of the pressed button.
  useEffect(() => {
    if (whatIf) shown.current?.scrollIntoView({ block: 'start' });
  }, [whatIf]);
  return (
    <Stack ref={shown} gap="4" aria-live="polite" scrollMarginTop="20">
      <Alert.Root status={more === 0 ? 'success' : 'info'}>
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{text.cost(dollarsText(Math.abs(more)), Math.sign(more))}</Alert.Title>
        </Alert.Content>
      </Alert.Root>
      <ReportFiles request={{ report: 'what-if', companyId, whatIf }} />
      {years.length > 1 && (
        <>
          <Panel title={text.byYear} help={text.byYearHelp}>
            <RecordTable
              label={text.byYear}
              columns={YEAR_COLUMNS}
              data={years}
              rowId={({ year }) => year}
              rowLabel={({ year }) => String(year)}
              isWhole
            />
          </Panel>
          <Choices aria-label={text.ofWhich} data-print="hidden">
            <Picker
              label={text.year}
              options={years.map(({ year }) => ({ value: year, label: String(year) }))}
              value={ofYear?.year}
              onChoose={setChosen}
              placeholder={text.everyYear}
              width="8rem"
              narrow="0 0 8rem"
            />
          </Choices>
        </>
      )}
      <Panel title={byEmployee} help={text.byEmployeeHelp}>
        <RecordTable
          label={byEmployee}
          columns={EMPLOYEE_COLUMNS}
          data={employees}
          rowId={({ employeeId }) => employeeId}
          rowLabel={nameOf}
          emptyHint={text.nothing}
        />
      </Panel>
      <Panel title={byAgency}>
        <RecordTable
          label={byAgency}
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

// The cost is the pay and the employer's contributions to it.
function costOf({ real, supposed }: Pick<Employee, 'real' | 'supposed'>): number {
  return supposed.gross + supposed.employer - real.gross - real.employer;
}

function summed<Row>(id: string, header: string, amount: (row: Row) => number): RecordColumn<Row> {
  return {
    ...amountColumn(id, header, amount),
    total: (rows) => ({ kind: 'amount', cents: rows.reduce((sum, row) => sum + amount(row), 0) }),
  };
}

function payColumns<Row>(payOf: (row: Row) => Pick<Employee, 'real' | 'supposed'>): RecordColumn<Row>[] {
  const figure = (name: keyof Employee['real']) => [
    summed<Row>(name, text[name].real, (row) => payOf(row).real[name]),
    summed<Row>(`supposed-${name}`, text[name].supposed, (row) => payOf(row).supposed[name]),
  ];
  return [
    // First, because a narrow window hides the last columns.
    summed('difference', text.difference, (row) => costOf(payOf(row))),
    ...figure('gross'),
    ...figure('withheld'),
    ...figure('net'),
    ...figure('employer'),
  ];
}

const EMPLOYEE_COLUMNS: readonly RecordColumn<Employee>[] = [
  { id: 'name', header: text.employee, text: nameOf },
  ...payColumns<Employee>((employee) => employee),
];

const YEAR_COLUMNS: readonly RecordColumn<Year>[] = [
  { id: 'year', header: text.year, text: ({ year }) => String(year) },
  ...payColumns<Year>(({ total }) => total),
];

const AGENCY_COLUMNS: readonly RecordColumn<Agency>[] = [
  { id: 'agency', header: text.agency, text: ({ agency }) => AGENCY_NAMES[agency] },
  summed('withheld', text.withheld.real, ({ real }) => real.withheld),
  summed('supposed-withheld', text.withheld.supposed, ({ supposed }) => supposed.withheld),
  summed('employer', text.employer.real, ({ real }) => real.employer),
  summed('supposed-employer', text.employer.supposed, ({ supposed }) => supposed.employer),
  summed(
    'difference',
    text.agencyDifference,
    ({ real, supposed }) => supposed.withheld + supposed.employer - real.withheld - real.employer,
  ),
];
