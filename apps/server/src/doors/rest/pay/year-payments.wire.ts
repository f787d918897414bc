import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import type { TimeHistory, TimeVersion, YearPayment } from '../../../application/pay/year-payments.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { periodAnswer } from '../wire/period.wire.ts';
import { dollars, signedAmount } from '../wire/wire-amounts.ts';
import { PAID_MARK, paidMarkAnswer } from './paid-mark.wire.ts';
import { deletionAnswer, VERSION, versionAnswer } from './pay-change.wire.ts';
import { statementAnswer } from './statement.wire.ts';

/** One payment of an employee. */
export const yearPaymentAnswer = answerWire(
  'YearPayment',
  () => ({
    id: z.int(),
    version: z.int(),
    pay_date: z.iso.date(),
    period: periodAnswer.schema(),
    hours: z.string(),
    gross: signedAmount,
    net: signedAmount,
    ...PAID_MARK,
    corrections: z.int(),
  }),
  ({ entryId, version, payDate, period, minutes, gross, net, paid, corrections }: YearPayment) => ({
    id: entryId,
    version,
    pay_date: payDate,
    period: periodAnswer(period),
    hours: formatMinutes(minutes),
    gross: dollars(gross),
    net: dollars(net),
    ...paidMarkAnswer(paid),
    corrections,
  }),
);

const KINDS = { TimeLoaded: 'loaded', TimeAmended: 'amended', TimeRecalculated: 'recalculated' } as const;

type Users = TimeHistory['users'];

/** A version of an entry, and its amounts. */
const timeVersionAnswer = answerWire(
  'TimeVersion',
  () => ({ ...VERSION, kind: z.enum(Object.values(KINDS)), statement: statementAnswer.schema() }),
  ({ users, ...version }: TimeVersion & { users: Users }) => ({
    ...versionAnswer(version, { minutes: version.minutes, users }),
    kind: KINDS[version.eventType],
    statement: statementAnswer(version.statement),
  }),
);

/** Every version of an entry, the first one first, and its deletion; null while it is in force. */
export const timeHistoryAnswer = answerWire(
  'TimeHistory',
  () => ({
    versions: z.array(timeVersionAnswer.schema()),
    deletion: deletionAnswer.schema().nullable(),
  }),
  ({ versions, deletion, users }: TimeHistory) => ({
    deletion: deletion && deletionAnswer({ deletion, users }),
    versions: versions.map((version) => timeVersionAnswer({ ...version, users })),
  }),
);
