import { fullName } from '@garita/domain/employee/full-name';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { FigureTable } from '../pdf/figure-table.ts';
import { PAGE, PAY_STUB, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import { dateRange, shortDate } from '../text/printed-date.es.ts';
import { dollars, money, percent, time } from '../text/printed-figure.ts';
import { maskedSocialSecurityNumber } from '../text/printed-identity.ts';
import { chequeOf } from './cheque-part.ts';
import type { PayStubData } from './pay-stub-data.ts';
import { type PayStubLines, payStubLines } from './pay-stub-lines.ts';
import type { Stub } from './stub.ts';
import { amountTable, basisTable } from './stub-figures.ts';

/** Returns the page of an employee's time entry. RangeError if it does not add up. */
export function employeeStub(data: PayStubData): Stub {
  const { company, employee, period, payDate, current, memo } = data;
  const lines = payStubLines(data);
  const number = maskedSocialSecurityNumber(employee.socialSecurityLast4);
  return {
    company,
    payee: {
      caption: PAY_STUB.employee,
      name: fullName(employee),
      address: employee.address,
      number: `${PAY_STUB.socialSecurityNumber} ${number}`,
    },
    about: [
      {
        caption: PAY_STUB.period,
        value: PAGE.period(period.number, period.year),
        detail: dateRange(period.start, period.end),
      },
      { caption: PAY_STUB.payDate, value: shortDate(payDate) },
    ],
    entryId: data.entryId,
    payDate,
    net: current.net,
    bands: [
      [
        amountTable(PAY_STUB.headings.earnings, lines.earnings, data),
        amountTable(PAY_STUB.headings.deductions, lines.deductions, data),
        withholdingsTable(lines, data),
      ],
      [hoursTable(lines), amountTable(PAY_STUB.headings.additions, lines.additions, data), ratesTable(data)],
    ],
    notes: notesOf(data),
    memo,
    sum: sumOf(lines),
    cheque: chequeOf({ ...data, net: current.net }),
    purpose: PAY_STUB.cheque.payroll(period.number, period.year),
    footer: PAGE.period(period.number, period.year),
  };
}

function hoursTable({ hours }: PayStubLines): FigureTable {
  return basisTable(
    PAY_STUB.headings.hours,
    hours.map(({ label, minutes }) => [label, time(minutes)] as const),
  );
}

/**
 * Returns the table of what is withheld, with the method below the income tax; a typed tax has no
 * percentage.
 */
function withholdingsTable({ withholdings }: PayStubLines, data: PayStubData): FigureTable {
  const table = amountTable(PAY_STUB.headings.withholdings, withholdings, data);
  const { withholding } = data;
  if (!withholding) return table;
  const made = { label: PAY_STUB.madeBy[withholding.rule], figures: [percent(withholding.rate)] };
  const rows = table.rows.flatMap((row) =>
    row.label === PRINTED_AMOUNTS.incomeTaxWithheld ? [row, made] : [row],
  );
  return { ...table, rows };
}

function ratesTable({ rates }: PayStubData): FigureTable {
  return basisTable(PAY_STUB.headings.rates, [
    [PRINTED_AMOUNTS.regularPay, money(rates.regular)],
    [PRINTED_AMOUNTS.overtimePay, money(rates.overtime)],
    [PRINTED_AMOUNTS.mealPeriodPay, money(rates.mealPeriod)],
  ]);
}

function notesOf({ leave, openingBalance, corrects }: PayStubData): string[] {
  const { vacation, sick } = PAY_STUB.leave;
  const balances = `${vacation} ${formatMinutes(leave.vacation)} · ${sick} ${formatMinutes(leave.sick)}`;
  return [
    ...(corrects ? [PAY_STUB.corrects(dateRange(corrects.start, corrects.end))] : []),
    ...(bringsPay(openingBalance) ? [PAY_STUB.openingBalanceIncluded(dollars(openingBalance.gross))] : []),
    balances,
  ];
}

/** Returns true if the opening balance has pay; it may have only leave. */
function bringsPay(
  openingBalance: PayStubData['openingBalance'],
): openingBalance is NonNullable<PayStubData['openingBalance']> {
  return openingBalance !== null && Object.values(openingBalance).some((cents) => cents !== 0);
}

function sumOf(lines: PayStubLines): Stub['sum'] {
  const labels = PAY_STUB.summary;
  const { uncollected } = lines;
  const isUncollected = uncollected.current > 0 || uncollected.year > 0;
  return [
    { caption: labels.earnings, columns: lines.earnings.total },
    { caption: labels.withholdings, columns: lines.withholdings.total },
    { caption: labels.deductions, columns: lines.deductions.total },
    { caption: labels.additions, columns: lines.additions.total },
    ...(isUncollected ? [{ caption: labels.uncollected, columns: uncollected }] : []),
    { caption: labels.net, columns: lines.net },
  ];
}
