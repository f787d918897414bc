import { type Cents, sumCents } from '@garita/domain/money/cents';
import { type AmountName, wagesOf } from '@garita/domain/pay/amounts';
import { type ConceptName, conceptsOf, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import { openingBalanceAmounts } from '@garita/domain/pay/opening-balance/opening-balance-amounts';
import type { LineDirection } from '@garita/domain/reference/enumerations';
import { type SourcePart, sumOf } from '@garita/domain/report/box-source';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { PAY_STUB, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import type { PayStubData, StubCompanyLine } from './pay-stub-data.ts';
import type { Columns, SourcedColumns } from './stub.ts';
import type { AmountRow, AmountTable } from './stub-figures.ts';

export type PayStubLines = {
  earnings: AmountTable;
  withholdings: AmountTable;
  deductions: AmountTable;
  additions: AmountTable;
  hours: { label: string; minutes: Minutes }[];
  net: SourcedColumns;
  uncollected: SourcedColumns;
};

// Hourly pay, salary and bonus, which the trade prints again inside REG. PAY, are printed once each, so that
// the rows add up to gross.
const EARNINGS = asPrinted(
  conceptsOf('hourly', 'salary', 'typed-earning').filter(
    (name) => name !== 'tipsReceived' && name !== 'severance',
  ),
);
// Few employees have tips that were paid to them already or severance, so these rows are printed only where
// they do.
const EARNINGS_OF_FEW = ['tipsReceived', 'severance'] as const;
const TIPS_DEDUCTIONS = conceptsOf('tips-deduction');
const WITHHOLDINGS = asPrinted(conceptsOf('withholding', 'contribution'));
const DEDUCTIONS = asPrinted(conceptsOf('typed-deduction'));
const ADDITIONS = asPrinted(conceptsOf('reimbursement'));

/** The most company lines that fit on the page; further ones are printed as one sum. */
export const MAX_COMPANY_LINES = 12;

/**
 * Returns the amounts in the rows of the stub.
 *
 * @throws RangeError when the rows of a column do not add up to its net: such a stub must not reach anybody.
 */
export function payStubLines(data: PayStubData): PayStubLines {
  const companyLines = foldedLines(data.companyLines);
  const lines = {
    earnings: tableOf(
      [
        ...rowsOf(data, EARNINGS, PRINTED_AMOUNTS),
        ...rowsOf(data, EARNINGS_OF_FEW, PRINTED_AMOUNTS).filter(hasAmount),
        ...openingBalanceWages(data),
      ],
      sumOf('gross'),
    ),
    withholdings: tableOf(rowsOf(data, WITHHOLDINGS, PRINTED_AMOUNTS), sumOf('withheld')),
    deductions: tableOf(
      [
        ...rowsOf(data, DEDUCTIONS, PRINTED_AMOUNTS),
        ...rowsOf(data, TIPS_DEDUCTIONS, PRINTED_AMOUNTS).filter(hasAmount),
        ...linesOf(companyLines, 'deduction'),
      ],
      sumOf('deducted'),
    ),
    additions: tableOf(
      [...rowsOf(data, ADDITIONS, PRINTED_AMOUNTS), ...linesOf(companyLines, 'addition')],
      sumOf('added'),
    ),
    hours: hours(data),
    net: {
      current: data.current.net,
      year: data.year.net + openingBalanceAmount(data, 'net'),
      source: sumOf('net'),
    },
    uncollected: {
      current: data.current.uncollected,
      year: data.year.uncollected,
      source: sumOf('uncollected'),
    },
  };
  requireAddingUp(lines);
  return lines;
}

type Concepts = typeof PAY_CONCEPTS;
type PrintedName = {
  [Name in ConceptName]: Concepts[Name] extends { stubRow: number } ? Name : never;
}[ConceptName];

function hasAmount({ current, year }: AmountRow): boolean {
  return current !== 0 || year !== 0;
}

function asPrinted<Name extends PrintedName>(names: readonly Name[]): Name[] {
  return names.toSorted((a, b) => PAY_CONCEPTS[a].stubRow - PAY_CONCEPTS[b].stubRow);
}

function hours({ current, salariedMinutes }: PayStubData): PayStubLines['hours'] {
  const typed = conceptsOf('minutes').map((name) => ({
    label: PRINTED_AMOUNTS[name],
    minutes: current[name],
  }));
  return [{ label: PAY_STUB.salariedHours, minutes: salariedMinutes }, ...typed];
}

/**
 * Returns the row of the opening balance's wages. Its tips, commissions and concessions stand in rows of
 * their own.
 */
function openingBalanceWages({ openingBalance }: PayStubData): AmountRow[] {
  return openingBalance
    ? [
        {
          label: PAY_STUB.openingBalanceWages,
          current: 0,
          year: wagesOf({ ...openingBalance, tipsReceived: 0 }),
          source: sumOf('wages'),
        },
      ]
    : [];
}

function openingBalanceAmount({ openingBalance }: PayStubData, name: AmountName): Cents {
  return openingBalance ? openingBalanceAmounts(openingBalance)[name] : 0;
}

/** A printed line; the sum of several has no tax of its own. */
type PrintedLine = Omit<StubCompanyLine, 'taxId'> & { taxId?: number };

function foldedLines(lines: readonly StubCompanyLine[]): readonly PrintedLine[] {
  if (lines.length <= MAX_COMPANY_LINES) return lines;
  const printed = lines.slice(0, MAX_COMPANY_LINES - 1);
  const rest = lines.slice(MAX_COMPANY_LINES - 1);
  return [...printed, ...foldLines(rest, 'deduction'), ...foldLines(rest, 'addition')];
}

function foldLines(lines: readonly StubCompanyLine[], direction: LineDirection): PrintedLine[] {
  const same = lines.filter((line) => line.direction === direction);
  if (same.length <= 1) return same;
  return [{ name: PAY_STUB.foldedLines(same.length), direction, ...sumOfColumns(same) }];
}

function linesOf(lines: readonly PrintedLine[], direction: LineDirection): AmountRow[] {
  return lines
    .filter((line) => line.direction === direction)
    .map(({ taxId, name, current, year }) => ({
      label: name,
      current,
      year,
      ...(taxId !== undefined && { source: sumOf('companyLine', { label: String(taxId) }) }),
    }));
}

function rowsOf<Name extends AmountName>(
  data: PayStubData,
  names: readonly Name[],
  labels: Record<Name, string>,
): AmountRow[] {
  return names.map((name) => ({
    label: labels[name],
    current: data.current[name],
    year: data.year[name] + openingBalanceAmount(data, name),
    source: sumOf(name),
  }));
}

function tableOf(rows: AmountRow[], source: SourcePart): AmountTable {
  return { rows, total: { ...sumOfColumns(rows), source } };
}

function sumOfColumns(rows: readonly Columns[]): Columns {
  return {
    current: sumCents(rows.map(({ current }) => current)),
    year: sumCents(rows.map(({ year }) => year)),
  };
}

function requireAddingUp(lines: PayStubLines): void {
  for (const column of ['current', 'year'] as const) {
    const { earnings, withholdings, deductions, additions, uncollected, net } = lines;
    const rest = earnings.total[column] - withholdings.total[column] - deductions.total[column];
    if (rest + additions.total[column] + uncollected[column] !== net[column]) {
      throw new RangeError(`The ${column} column of a stub does not add up to its net`);
    }
  }
}
