import { isIndividual } from '@garita/domain/contractor/contractor.schema';
import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import type { OptionalAddress } from '@garita/domain/field/address.schema';
import type { Cents } from '@garita/domain/money/cents';
import type { RecordedMark } from '@garita/domain/pay/paid-difference';
import type { EntityType } from '@garita/domain/reference/enumerations';
import { sumOf } from '@garita/domain/report/box-source';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { ListEmployer } from '../list/head-lines.ts';
import { CONTRACTOR_STUB, LIST, PAY_STUB, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import { shortDate } from '../text/printed-date.es.ts';
import { money, percent, time } from '../text/printed-figure.ts';
import { maskedTaxpayerNumber } from '../text/printed-identity.ts';
import { chequeOf } from './cheque-part.ts';
import type { PayStubData } from './pay-stub-data.ts';
import type { Columns, SourcedColumns, Stub } from './stub.ts';
import { type AmountTable, amountTable, basisTable } from './stub-figures.ts';

/** The pay of a contractor in a year up to and with a payment, in cents. */
type YearSoFar = { gross: Cents; incomeTaxWithheld: Cents; reimbursedExpenses: Cents; net: Cents };

/** The data of the stub of a contractor's payment, with the last four digits of the number. */
export type ContractorStubData = {
  entryId: number;
  company: PayStubData['company'] & ListEmployer;
  contractor: PersonName & { address: OptionalAddress; entityType: EntityType; taxpayerLast4: string };
  payDate: CalendarDate;
  paid: RecordedMark | null;
  payment: ContractorPayment;
  year: YearSoFar;
};

/** Returns the page of a contractor's payment. RangeError if it does not add up. */
export function contractorStub(data: ContractorStubData): Stub {
  const { company, contractor, payDate, paid, payment } = data;
  const { earnings, withholdings, additions, uncollected, net } = linesOf(data);
  const labels = PAY_STUB.summary;
  return {
    company,
    payee: {
      caption: CONTRACTOR_STUB.payee,
      name: fullName(contractor),
      address: contractor.address,
      number: numberOf(contractor),
    },
    about: [
      { caption: PAY_STUB.payDate, value: shortDate(payDate) },
      { caption: CONTRACTOR_STUB.item, value: LIST.form480Item[payment.category] },
    ],
    entryId: data.entryId,
    payDate,
    net: payment.net,
    bands: [
      [
        amountTable(PAY_STUB.headings.earnings, earnings, data),
        amountTable(PAY_STUB.headings.additions, additions, data),
        amountTable(PAY_STUB.headings.withholdings, withholdings, data),
      ],
      [basisOf(payment)],
    ],
    notes: [],
    sum: [
      { caption: labels.earnings, columns: earnings.total },
      { caption: labels.withholdings, columns: withholdings.total },
      { caption: labels.additions, columns: additions.total },
      ...(uncollected.current > 0 || uncollected.year > 0
        ? [{ caption: labels.uncollected, columns: uncollected }]
        : []),
      { caption: labels.net, columns: net },
    ],
    cheque: chequeOf({ net: payment.net, payDate, paid }),
    purpose: CONTRACTOR_STUB.purpose(shortDate(payDate)),
    footer: `${CONTRACTOR_STUB.payee} ${yearOf(payDate)}`,
  };
}

function linesOf({ payment, year }: ContractorStubData) {
  const oneRow = (label: string, columns: SourcedColumns): AmountTable => ({
    rows: [{ label, ...columns }],
    total: columns,
  });
  const gross = { current: payment.gross, year: year.gross, source: sumOf('gross') };
  const withheld = {
    current: payment.retained.amount,
    year: year.incomeTaxWithheld,
    source: sumOf('incomeTaxWithheld'),
  };
  const expenses = {
    current: payment.reimbursedExpenses,
    year: year.reimbursedExpenses,
    source: sumOf('reimbursedExpenses'),
  };
  const net = { current: payment.net, year: year.net, source: sumOf('net') };
  return {
    earnings: oneRow(CONTRACTOR_STUB.services, gross),
    withholdings: oneRow(PRINTED_AMOUNTS.incomeTaxWithheld, withheld),
    additions: oneRow(PRINTED_AMOUNTS.reimbursedExpenses, expenses),
    net,
    uncollected: {
      current: shortfall({ gross, withheld, expenses, net }, 'current'),
      year: shortfall({ gross, withheld, expenses, net }, 'year'),
      source: sumOf('uncollected'),
    },
  };
}

/**
 * Returns the amount that was not withheld because the net cannot be negative; without it the stub would not
 * add up.
 */
function shortfall(
  { gross, withheld, expenses, net }: Record<'gross' | 'withheld' | 'expenses' | 'net', Columns>,
  column: keyof Columns,
): Cents {
  const missing = net[column] - (gross[column] - withheld[column] + expenses[column]);
  if (missing < 0) throw new RangeError(`The ${column} column of a stub does not add up to its net`);
  return missing;
}

function basisOf({ hourly, flatFee, retained }: ContractorPayment) {
  const labels = CONTRACTOR_STUB.basis;
  return basisTable(labels.heading, [
    [labels.hours, time(hourly.minutes)],
    [labels.rate, money(hourly.minutes > 0 ? hourly.hourlyRate : 0)],
    [labels.hourly, money(hourly.amount)],
    [labels.flatFee, money(flatFee)],
    // A typed tax follows from no percentage.
    [labels.withholding, retained.isEdited ? undefined : percent(retained.computed.rate)],
  ]);
}

function numberOf({ entityType, taxpayerLast4 }: ContractorStubData['contractor']): string {
  const label = isIndividual(entityType) ? PAY_STUB.socialSecurityNumber : PAY_STUB.employerNumber;
  return `${label} ${maskedTaxpayerNumber(entityType, taxpayerLast4)}`;
}
