import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import type { TimeHistory, TimeVersion, YearPayment } from '../../application/pay/year-payments.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { amount, dollars } from '../wire/wire-amounts.ts';
import { PAID_MARK, paidMarkAnswer } from './paid-mark.wire.ts';
import { periodAnswer } from './period.wire.ts';
import { statementAnswer } from './statement.wire.ts';

/** What an employee was paid once. */
export const yearPaymentAnswer = answerWire(
  'YearPayment',
  () => ({
    id: z.int(),
    version: z.int(),
    pay_date: z.iso.date(),
    period: periodAnswer.schema(),
    hours: z.string(),
    gross: amount,
    net: amount,
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

/** A version of an entry: who recorded it, when, and what it came to. */
const timeVersionAnswer = answerWire(
  'TimeVersion',
  () => ({
    version: z.int(),
    kind: z.enum(Object.values(KINDS)),
    created_at: z.iso.datetime(),
    recorded_by: z.string().nullable(),
    pay_date: z.iso.date(),
    hours: z.string(),
    statement: statementAnswer.schema(),
  }),
  ({ by, ...version }: TimeVersion & { by: string | null }) => ({
    version: version.version,
    kind: KINDS[version.eventType],
    created_at: version.recordedAt,
    recorded_by: by,
    pay_date: version.payDate,
    hours: formatMinutes(version.minutes),
    statement: statementAnswer(version.statement),
  }),
);

/** Every version of an entry, the first one first. Who is no user any more has no name. */
export const timeHistoryAnswer = answerWire(
  'TimeHistory',
  () => ({ versions: z.array(timeVersionAnswer.schema()) }),
  ({ versions, users }: TimeHistory) => ({
    versions: versions.map((version) => {
      const by = users.find(({ id }) => id === version.recordedBy)?.name ?? null;
      return timeVersionAnswer({ ...version, by });
    }),
  }),
);
