import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { type PayPeriod, payPeriodById } from '@garita/domain/time/pay-period';
import type { Database } from '@garita/ledger/database/client';
import { companies } from '@garita/ledger/registry/companies';
import { readHistory } from '@garita/ledger/replay/history';
import { momentOf, seqKnownAt } from '@garita/ledger/replay/moment';
import { type PayTotals, totalsOf } from '@garita/ledger/replay/pay-totals';
import { registerAt } from '@garita/ledger/replay/register-at';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { useCase } from '../use-case.ts';
import {
  amountsChanged,
  type ChangedAmount,
  type HistoryLine,
  type HistoryNames,
  historyLine,
  historyNames,
} from './history-line.ts';

/** A period, and as what was known: after an event, at a moment (ISO 8601), else now. */
export const registerAsKnownSchema = z.strictObject({
  companyId: recordIdSchema,
  periodId: recordIdSchema,
  seq: z.int('required').min(0, 'required').optional(),
  at: z.iso.datetime({ error: 'date-invalid' }).optional(),
});

/** Where a log stood: the last event, and when it was recorded; null before the first one. */
export type LogPoint = { seq: number; at: string | null };

/** An entry as it stood then and as it stands today, and every event that made the difference. */
export type RegisterEntry = {
  entryId: number;
  employee: { id: number; name: string };
  known: PayTotals;
  today: PayTotals;
  /** What is another today. */
  amounts: ChangedAmount[];
  events: HistoryLine[];
};

/** The register of a period as it was known at a point of the log, beside today's. */
export type RegisterAsKnown = {
  company: { id: number; name: string };
  period: PayPeriod;
  known: LogPoint & { totals: PayTotals };
  today: LogPoint & { totals: PayTotals };
  entries: RegisterEntry[];
};

/** The register of a period as it was known, with what each event since then changed of it. Errors: `not-found`. */
export const registerAsKnown = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { companyId, periodId, seq, at }: z.infer<typeof registerAsKnownSchema>,
  ): Promise<RegisterAsKnown> => {
    const company = existing(await companies.find(database, actor, companyId));
    const period = payPeriodById(periodId);
    if (!period) throw new AppError('not-found');
    const last = await seqKnownAt(database, companyId);
    const asked = Math.min(last, seq ?? (await seqKnownAt(database, companyId, at)));
    const register = { companyId, periodId };
    const was = await registerAt(database, register, asked);
    const is = await registerAt(database, register, last);
    const since = await readHistory(database, register, {
      kinds: ['load', 'amend', 'recalculate', 'delete'],
      after: asked,
      limit: Number.MAX_SAFE_INTEGER,
    });
    const names = await historyNames(database, companyScope(actor, companyId));
    const lines = since.map((event) => historyLine(event, names));
    return {
      company: { id: company.id, name: company.name },
      period,
      known: { ...(await pointAt(database, companyId, asked)), totals: sumOf(was) },
      today: { ...(await pointAt(database, companyId, last)), totals: sumOf(is) },
      entries: entriesOf({ was, is, lines, names }),
    };
  },
);

async function pointAt(db: Database, companyId: number, seq: number): Promise<LogPoint> {
  return { seq, at: (await momentOf(db, companyId, seq)) ?? null };
}

type Register = Awaited<ReturnType<typeof registerAt>>;

function sumOf(register: Register): PayTotals {
  return totalsOf(register.map(({ amounts }) => amounts).reduce(addAmounts, NO_AMOUNTS));
}

type Compared = { was: Register; is: Register; lines: readonly HistoryLine[]; names: HistoryNames };

// Nothing of a ledger goes away: who was there then is there today, with nothing left where the entry was deleted.
function entriesOf({ was, is, lines, names }: Compared): RegisterEntry[] {
  const before = new Map(was.map(({ entryId, amounts }) => [entryId, amounts]));
  return is.map(({ entryId, employeeId, amounts }) => {
    const known = before.get(entryId) ?? NO_AMOUNTS;
    return {
      entryId,
      employee: { id: employeeId, name: names.people.get(`emp:${employeeId}`) ?? '' },
      known: totalsOf(known),
      today: totalsOf(amounts),
      amounts: amountsChanged(known, amounts),
      events: lines.filter((line) => line.entryId === entryId),
    };
  });
}
