import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { rateToPercent } from '@garita/domain/money/rate';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor-payment-view';
import { z } from 'zod';
import type { ContractorSheet } from '../../application/contractor/contractor-sheet.ts';
import { companyAnswer } from '../company/company.wire.ts';
import { PAID_MARK, paidMarkAnswer } from '../pay/paid-mark.wire.ts';
import { type PayChange, payChangeBody } from '../pay/pay-change.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { as, type BodyWire, recordWire } from '../wire/field-names.ts';
import { members, readValue } from '../wire/read-value.ts';
import { amount, amountOrAbsent, dollars, percent, statedAmount } from '../wire/wire-amounts.ts';
import { clockOrZero } from '../wire/wire-hours.ts';
import { checkedFlagOr, plain, wholeNumber } from '../wire/wire-values.ts';
import { contractorAnswer } from './contractor.wire.ts';

// Hours and minutes are two fields on the wire and one length of time here: they are read as 'HH:MM'.
const timeWire = recordWire(contractorTimeSchema, {
  payDate: as('pay_date', plain),
  year: as('year', wholeNumber),
  minutes: as('regular_hours', clockOrZero),
  editedRetained: as('detained', amountOrAbsent),
});

type TimeBody = PayChange & { time: ContractorTime; keepsRetained: true | undefined };

/**
 * A contractor's time. `detained` counts where `detained_edited` says that it was typed, and then has to be there; else it is
 * computed.
 */
export const contractorTimeBody: BodyWire<TimeBody> = {
  decode: (body) => {
    const { detained, detained_edited, regular_hours, regular_min, ...rest } = members.parse(body);
    const isEdited = readValue(checkedFlagOr(false), detained_edited, 'detained_edited');
    if (isEdited) readValue(statedAmount, detained, 'detained');
    const time = timeWire.decode({
      ...rest,
      regular_hours: clockOf(regular_hours, regular_min),
      ...(isEdited ? { detained } : {}),
    });
    return {
      ...payChangeBody.decode(body),
      time,
      keepsRetained: detained_edited === undefined ? true : undefined,
    };
  },
  naming: timeWire.naming,
  shape: () => ({
    ...timeWire.shape(),
    regular_hours: z.string(),
    regular_min: z.string(),
    detained_edited: z.boolean(),
    ...payChangeBody.shape(),
  }),
};

/** What a payment comes to, in dollars. */
const STATEMENT = {
  regular_pay: amount,
  detained: amount,
  detained_edited: z.boolean(),
  total: amount,
  uncollected: amount,
  category: z.literal([1, 2, 3, 4]),
};

/** What a payment would come to. */
export const contractorStatementAnswer = answerWire(
  'OutemployerStatement',
  () => STATEMENT,
  ({ gross, retained, net, uncollected, category }: ContractorPayment) => ({
    regular_pay: dollars(gross),
    detained: dollars(retained.amount),
    detained_edited: retained.isEdited,
    total: dollars(net),
    uncollected: dollars(uncollected),
    category,
  }),
);

/** A saved payment of a contractor on the wire. */
export const contractorTimeAnswer = answerWire(
  'Outtime',
  () => ({
    id: z.int(),
    version: z.int(),
    ...PAID_MARK,
    year: z.int(),
    pay_date: z.iso.date(),
    regular_hours: z.string(),
    regular_min: z.string(),
    rate: amount,
    withholding: percent({ sign: '%' }),
    ...STATEMENT,
    created_at: z.iso.datetime(),
  }),
  ({
    entryId,
    version,
    paid,
    taxYear,
    payDate,
    inputs,
    facts,
    statement,
    createdAt,
  }: ContractorPaymentView) => {
    const [hours = '', min = ''] = formatMinutes(inputs.minutes).split(':');
    return {
      id: entryId,
      version,
      ...paidMarkAnswer(paid),
      year: taxYear,
      pay_date: payDate,
      regular_hours: hours,
      regular_min: min,
      rate: dollars(facts.hourlyRate),
      withholding: `${rateToPercent(facts.withholdingRate)}%`,
      ...contractorStatementAnswer(statement),
      created_at: createdAt,
    };
  },
);

/** The answer of a write: the payment as saved. */
export const savedContractorTimeAnswer = answerWire(
  'SavedOuttime',
  () => ({ time: contractorTimeAnswer.schema() }),
  (payment: ContractorPaymentView) => ({ time: contractorTimeAnswer(payment) }),
);

/** What a contractor is paid in a year on the wire. */
export const contractorSheetAnswer = answerWire(
  'OutemployerTime',
  () => ({
    company: companyAnswer.schema(),
    employer: contractorAnswer.schema(),
    employers: z.array(contractorAnswer.schema()),
    time: z.array(contractorTimeAnswer.schema()),
  }),
  ({ company, contractor, contractors, payments }: ContractorSheet) => ({
    company: companyAnswer(company),
    employer: contractorAnswer(contractor),
    employers: contractors.map(contractorAnswer),
    time: payments.map(contractorTimeAnswer),
  }),
);

// Empty hours and minutes are none; whatever else they are, the clock refuses what is no time.
function clockOf(hours: unknown, minutes: unknown): string {
  return `${digitsOf(hours)}:${digitsOf(minutes).padStart(2, '0')}`;
}

function digitsOf(wire: unknown): string {
  if (wire === undefined || wire === null || wire === '') return '00';
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() : 'no time';
}
