import type { ErrorCode } from '@garita/domain/error-code';
import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type CalendarMonth, daysOfMonth } from '@garita/domain/time/calendar-month';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log.ts';
import type { MonthClosed } from '../events/company-events.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { isSameMonthPay, lastMonthClosings } from '../queries/month/month-closings.ts';
import {
  type MonthPay,
  NO_MONTH_PAY,
  netPaid,
  openPeriodsInMonths,
  payByMonth,
} from '../queries/month/paid-in-months.ts';
import { heads } from '../schema/index.ts';
import { saveAnchor } from '../signing/anchors.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { appendCompanyEvent } from './append-company-event.ts';

/**
 * The month, the day on which it is closed, and the net that a person confirmed. Without `net`, any net is
 * accepted.
 */
export type CloseMonth = YearCommand & {
  month: CalendarMonth;
  today: CalendarDate;
  confirmedNet?: Cents | undefined;
};

/**
 * Closes a month of a company in one transaction: records what is paid in it, by pay date, and signs the end
 * of the log if there is a key. Refuses with `month-not-over`, with `month-periods-open` while a period with
 * pay in this month is open, with `month-closed` if nothing changed since it was last closed, with
 * `net-changed` if the net is not the confirmed one, and with `idempotency-key-reused`.
 */
export async function closeMonth(
  db: Database,
  { month, today, confirmedNet, ...command }: CloseMonth,
  signature?: { key: SigningKey; now: Date },
): Promise<AppendResult | { ok: false; code: ErrorCode }> {
  const { companyId } = command;
  const months = { first: month, last: month };
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogForCommand(tx, command);
    if (earlierOutcome) return earlierOutcome;
    if (today <= daysOfMonth(month).to) return { ok: false, code: 'month-not-over' };
    const open = await openPeriodsInMonths(tx, companyId, months);
    if (open.size > 0) return { ok: false, code: 'month-periods-open' };
    const paid = (await payByMonth(tx, companyId, months)).get(month) ?? NO_MONTH_PAY;
    const [closed] = await lastMonthClosings(tx, companyId, months);
    if (closed && isSameMonthPay(closed.paid, paid)) return { ok: false, code: 'month-closed' };
    if (confirmedNet !== undefined && confirmedNet !== netPaid(paid)) {
      return { ok: false, code: 'net-changed' };
    }
    const closing = await closingOf(tx, companyId, { month, paid, key: signature?.key });
    const recorded = await appendCompanyEvent(tx, command, { type: 'MonthClosed', data: closing });
    if (recorded.ok && signature) await saveAnchor(tx, companyId, signature);
    return recorded;
  });
}

type Closing = { month: CalendarMonth; paid: MonthPay; key: SigningKey | undefined };

async function closingOf(
  tx: Transaction,
  companyId: number,
  { month, paid, key }: Closing,
): Promise<MonthClosed['data']> {
  const [head] = await tx.select().from(heads).where(eq(heads.companyId, companyId));
  if (!head) throw new TypeError('A locked log has a head');
  const { lastSeq: seq, lastHash: hash, anchorCount } = head;
  return {
    month,
    ...paid,
    seq,
    hash,
    ...(key && { seal: { keyId: key.id, number: anchorCount + 1 } }),
  };
}
