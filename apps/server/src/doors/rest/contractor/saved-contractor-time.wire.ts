import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { rateToPercent } from '@garita/domain/money/rate';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import { z } from 'zod';
import type { ContractorSheet } from '../../../application/contractor/contractor-sheet.ts';
import type {
  ContractorTimeHistory,
  DeletedContractorTime,
  PaymentNotes,
} from '../../../application/contractor/contractor-time.ts';
import type { ContractorRecord } from '../../../application/contractor/contractors.ts';
import { companyAnswer } from '../company/company.wire.ts';
import { PAID_MARK, paidMarkAnswer } from '../pay/paid-mark.wire.ts';
import { deletionAnswer, VERSION, versionAnswer } from '../pay/pay-change.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { amount, dollars } from '../wire/wire-amounts.ts';
import { percent } from '../wire/wire-percentages.ts';
import { contractorAnswer } from './contractor.wire.ts';

/** The lines of a payment, in dollars: the hours and the flat fee are income, reimbursed expenses are not. */
const STATEMENT = {
  regular_pay: amount,
  flat_fee: amount,
  not_subject: amount,
  refund: amount,
  detained: amount,
  detained_edited: z.boolean(),
  total: amount,
  uncollected: amount,
  category: z.literal([1, 2, 3, 4]),
};

/** The statement that a payment would have now. */
export const contractorStatementAnswer = answerWire(
  'OutemployerStatement',
  () => STATEMENT,
  ({
    hourly,
    flatFee,
    notSubject,
    reimbursedExpenses,
    retained,
    net,
    uncollected,
    category,
  }: ContractorPayment) => ({
    regular_pay: dollars(hourly.amount),
    flat_fee: dollars(flatFee),
    not_subject: dollars(notSubject),
    refund: dollars(reimbursedExpenses),
    detained: dollars(retained.amount),
    detained_edited: retained.isEdited,
    total: dollars(net),
    uncollected: dollars(uncollected),
    category,
  }),
);

const paymentShape = () => ({
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
  is_stale: z.boolean(),
  created_at: z.iso.datetime(),
  corrections: z.int(),
});

/** A saved payment of a contractor on the wire. */
export const contractorTimeAnswer = answerWire(
  'Outtime',
  paymentShape,
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
    corrections,
    isStale,
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
      withholding: `${rateToPercent(statement.retained.computed.rate)}%`,
      ...contractorStatementAnswer(statement),
      is_stale: isStale,
      created_at: createdAt,
      corrections,
    };
  },
);

const KINDS = { ContractorTimeLoaded: 'loaded', ContractorTimeAmended: 'amended' } as const;

type Version = ContractorTimeHistory['versions'][number] & Pick<ContractorTimeHistory, 'users'>;

/** A version of a payment, and what it came to. */
const contractorVersionAnswer = answerWire(
  'OuttimeVersion',
  () => ({ ...VERSION, kind: z.enum(Object.values(KINDS)), statement: contractorStatementAnswer.schema() }),
  ({ users, ...version }: Version) => ({
    ...versionAnswer(version, { minutes: version.inputs.minutes, users }),
    kind: KINDS[version.eventType],
    statement: contractorStatementAnswer(version.statement),
  }),
);

/** Every version of a payment, the first one first, and its deletion; null while it is in force. */
export const contractorHistoryAnswer = answerWire(
  'OuttimeHistory',
  () => ({
    versions: z.array(contractorVersionAnswer.schema()),
    deletion: deletionAnswer.schema().nullable(),
  }),
  ({ versions, deletion, users }: ContractorTimeHistory) => ({
    deletion: deletion && deletionAnswer({ deletion, users }),
    versions: versions.map((version) => contractorVersionAnswer({ ...version, users })),
  }),
);

const NONE_STALE: number[] = [];

/**
 * The answer of a write: the payment as saved. `time` is the payment again, for programs written to the
 * documented interface. `stale` names the contractor's other payments that need recalculation. `warnings`
 * refuse nothing.
 */
export const savedContractorTimeAnswer = answerWire(
  'SavedOuttime',
  () => ({
    ...paymentShape(),
    time: contractorTimeAnswer.schema(),
    stale: z.array(z.int()),
    warnings: z.array(z.string()),
  }),
  ({
    warnings = [],
    stale = NONE_STALE,
    withholdsNothing = false,
    ...payment
  }: ContractorPaymentView & Partial<PaymentNotes> & { warnings?: string[] }) => {
    const time = contractorTimeAnswer(payment);
    const all: string[] = [
      ...warnings,
      ...(withholdsNothing ? [WARNING_TEXTS.withholdsNothing] : []),
      ...(stale.length > 0 ? [WARNING_TEXTS.paidBehind(stale.length)] : []),
    ];
    return { ...time, time, stale, warnings: all };
  },
);

/** The answer of a deletion: the deleted payment, what had been paid of it, and payments to recalculate. */
export const deletedContractorTimeAnswer = answerWire(
  'DeletedOuttime',
  () => ({ id: z.int(), stale: z.array(z.int()), ...PAID_MARK }),
  ({ entryId, stale, paid }: DeletedContractorTime) => ({ id: entryId, stale, ...paidMarkAnswer(paid) }),
);

/** A sheet with the company's contractors, to move from one to the next. */
type SheetOfCompany = ContractorSheet & { contractors: ContractorRecord[] };

/** The payments of a contractor in a year on the wire. */
export const contractorSheetAnswer = answerWire(
  'OutemployerTime',
  () => ({
    company: companyAnswer.schema(),
    employer: contractorAnswer.schema(),
    employers: z.array(contractorAnswer.schema()),
    time: z.array(contractorTimeAnswer.schema()),
    next_cheque_number: z.int(),
  }),
  ({ company, contractor, contractors, payments, nextCheque }: SheetOfCompany) => ({
    company: companyAnswer(company),
    employer: contractorAnswer(contractor),
    employers: contractors.map(contractorAnswer),
    time: payments.map(contractorTimeAnswer),
    next_cheque_number: nextCheque,
  }),
);
