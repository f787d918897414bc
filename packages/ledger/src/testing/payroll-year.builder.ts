import { randomUUID } from 'node:crypto';
import { type LeaveRuleOfCompany, leavePolicyInPeriod } from '@garita/domain/employee/leave-terms';
import type { ErrorCode } from '@garita/domain/error-code';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import type { DayTerms } from '@garita/domain/pay/day-hours/day-terms';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import {
  aPayProfile,
  type PaidProfile,
  SEED_PARAMETERS,
  somePayInputs,
} from '@garita/domain/pay/pay.builder';
import {
  type CompanyPayTerms,
  type PayFacts,
  type PayParameters,
  payFacts,
} from '@garita/domain/pay/pay-facts';
import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { PeriodTransition } from '@garita/domain/pay/period/period-status';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { addDays, yearOf } from '@garita/domain/time/calendar-date';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import { payPeriods } from '@garita/domain/time/pay-period';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { eq } from 'drizzle-orm';
import { changePeriod } from '../company/change-period.ts';
import { closeMonth as handleMonth } from '../company/close-month.ts';
import { eraseMemos } from '../company/erase-memos.ts';
import type { Database } from '../database/client.ts';
import { type AppendCommand, append } from '../event-store/append.ts';
import type { AppendRefused, AppendResult } from '../event-store/append-outcome.ts';
import type { NewEvent } from '../event-store/event.ts';
import { readEvents } from '../event-store/read-stream.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import type { CompanyEvent } from '../events/company-events.ts';
import type { ContractorYearEvent } from '../events/contractor-events.ts';
import { eventFacts } from '../events/event-facts.ts';
import type { OpeningBalance, PayrollYearEvent } from '../events/payroll-events.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import { toNewEvent } from '../live-entries/year-streams.ts';
import {
  type AdjustLeave,
  decideLeaveAdjustment,
  decideOpeningBalance,
} from '../payroll-year/balance-decider.ts';
import { decideCorrection } from '../payroll-year/correction.ts';
import {
  decideAmendment,
  decideDeletion,
  decideLoad,
  decideRecalculation,
  decideTimePaidMark,
} from '../payroll-year/decider.ts';
import type { DecidedEvent, Decision, DecisionInputs } from '../payroll-year/decision.ts';
import {
  handlePayrollCommand,
  type PayrollCommand,
  type PayrollDecisionContext,
  type PayrollOutcome,
  payrollDecisionContext,
  payrollStreams,
} from '../payroll-year/handle-payroll-command.ts';
import type { Memo } from '../payroll-year/memo.ts';
import { nextEntryId } from '../payroll-year/next-entry-id.ts';
import { type FullEntry, type PayrollYear, requireFullEntry } from '../payroll-year/state.ts';
import { chauffeurInsuranceOfPeriod, freeSaturdaysOfPeriod } from '../queries/chauffeur-insurance.ts';
import { nextChequeNumber } from '../queries/pay/cheques.ts';
import { events as eventsTable } from '../schema/index.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import type { LedgerEvent } from './ledger-event.ts';

// Records history for tests through the deciders and append; no builder inserts rows.

/** An employee as far as pay is concerned, with the rates of the day. */
export type Worker = {
  companyId: number;
  employeeId: number;
  profile: PaidProfile;
  parameters: PayParameters;
  companyLines: readonly CompanyLine[];
  taxTerms?: CompanyPayTerms;
  /** The terms of days; by default those of an employee without an agreement, from Monday on. */
  dayTerms?: DayTerms;
  /** The company's rule of leave; the specification's if absent. */
  leaveRule?: LeaveRuleOfCompany;
};

/** Builds a weekly employee at 10.50 an hour; give only what matters. */
export function aWorker(
  overrides: Partial<Omit<Worker, 'profile'>> & { profile?: Partial<PaidProfile> } = {},
): Worker {
  const { profile, ...rest } = overrides;
  return {
    companyId: 1,
    employeeId: 1,
    parameters: SEED_PARAMETERS,
    companyLines: [],
    ...rest,
    profile: aPayProfile(profile),
  };
}

/**
 * The typed input of a test's entry: one hour if it has neither time nor earnings. The period is one of 2026
 * by default, and the pay date its end.
 */
export type TypedTime = NonNullable<Parameters<typeof somePayInputs>[0]> & {
  year?: number;
  periodNumber?: number;
  memo?: Memo;
  /** The work of the period's days, from the first on; the days of 0 are left out. */
  workOfDays?: readonly Minutes[];
};

/** Reads the whole log of a company, in today's shape. */
export async function readLog(db: Database, companyId: number): Promise<LedgerEvent[]> {
  return readEvents<PayrollYearEvent | ContractorYearEvent | CompanyEvent>(
    db,
    eq(eventsTable.companyId, companyId),
    UPCASTERS,
  );
}

/** The result of a recorded entry, with the entry's id for the next steps of the test. */
export type RecordedTime = AppendResult & { entryId: number };

/** Loads a new entry. */
export async function loadTime(db: Database, worker: Worker, typed: TypedTime = {}): Promise<RecordedTime> {
  const time = timeOf(worker, typed);
  let entryId = 0;
  const recorded = await recordDecision(db, { ...worker, memo: typed.memo }, async (context) => {
    entryId = await nextEntryId(context.tx);
    const year = await context.year(yearOf(time.inputs.payDate));
    return decideLoad(year, { entryId, ...time }, await readDecisionInputs(context, worker, time.period));
  });
  return { ...recorded, entryId };
}

/** A saved entry, and the tax year it is in: 2026 by default. */
export type SavedTime = { entryId: number; taxYear?: number };

/** Changes a saved entry to what is typed now; its period stays. */
export async function amendTime(
  db: Database,
  worker: Worker,
  { entryId, taxYear = 2026 }: SavedTime,
  typed: TypedTime = {},
): Promise<AppendResult> {
  const { period, inputs, memo } = timeOf(worker, typed);
  return recordDecision(db, { ...worker, entryId, memo: typed.memo }, async (context) => {
    const years = { year: await context.year(taxYear), target: await context.year(yearOf(inputs.payDate)) };
    const { parameters } = worker;
    const amendment = { entryId, inputs, memo, parameters, dayTerms: termsOf(worker) };
    return decideAmendment(years, amendment, await readDecisionInputs(context, worker, period, entryId));
  });
}

/** Recalculates a saved entry with the facts that the worker has now. */
export async function recalculateTime(
  db: Database,
  worker: Worker,
  { entryId, taxYear = 2026 }: SavedTime,
): Promise<AppendResult> {
  return recordDecision(db, { ...worker, entryId }, async (context) => {
    const year = await context.year(taxYear);
    const { period, inputs } = liveIn(year, entryId).calculation;
    const facts = factsOf(worker, period, inputs);
    return decideRecalculation(
      year,
      { entryId, facts },
      await readDecisionInputs(context, worker, period, entryId),
    );
  });
}

/** Reverses a saved entry. */
export async function deleteTime(
  db: Database,
  worker: Worker,
  { entryId, taxYear = 2026 }: SavedTime,
): Promise<AppendResult> {
  return recordDecision(db, { ...worker, entryId }, async ({ year }) =>
    decideDeletion(await year(taxYear), { entryId }),
  );
}

/**
 * Corrects an entry of a closed period to the typed input, booked in an open period and paid on its last day
 * by default.
 */
export async function correctTime(
  db: Database,
  worker: Worker,
  { entryId: corrected, taxYear = 2026 }: SavedTime,
  { booked, ...typed }: TypedTime & { booked: Pick<TypedTime, 'periodNumber' | 'payDate'> },
): Promise<RecordedTime> {
  const { inputs } = timeOf(worker, typed);
  const { period, inputs: booking } = timeOf(worker, booked);
  let entryId = 0;
  const recorded = await recordDecision(db, { ...worker, entryId: corrected }, async (context) => {
    entryId = await nextEntryId(context.tx);
    const year = await context.year(taxYear);
    const { period: ofCorrected } = liveIn(year, corrected).calculation;
    const { payDate } = booking;
    const saved = { entryId: corrected };
    const correction = { saved, inputs, entryId, period, payDate, dayTerms: termsOf(worker) };
    return decideCorrection(
      year,
      correction,
      await readDecisionInputs(context, worker, ofCorrected, corrected),
    );
  });
  return { ...recorded, entryId };
}

/** Marks a saved entry as paid, or takes the mark back. */
export async function markTime(
  db: Database,
  worker: Worker,
  { entryId, taxYear = 2026 }: SavedTime,
  paid: PaidMark | undefined,
): Promise<AppendResult> {
  return recordDecision(db, worker, async ({ year, tx }) => {
    const cheque = await nextChequeNumber(tx, worker.companyId);
    return decideTimePaidMark(await year(taxYear), { entryId, paid, cheque });
  });
}

/** Corrects leave by hand. */
export async function adjustLeave(
  db: Database,
  worker: Worker,
  adjustment: AdjustLeave,
  reason: string,
): Promise<void> {
  await recordDecision(db, { ...worker, reason }, async () => decideLeaveAdjustment(adjustment));
}

/** Sets the opening balance of a tax year, or corrects it. */
export async function openBalance(
  db: Database,
  worker: Worker,
  balance: OpeningBalance,
): Promise<AppendResult> {
  return recordDecision(db, worker, async ({ year }) =>
    decideOpeningBalance(await year(balance.taxYear), balance),
  );
}

/** Returns the typed input of a test, with its period and the facts of its pay date. */
export function timeOf(
  worker: Worker,
  { year = 2026, periodNumber = 10, memo, workOfDays, ...typed }: TypedTime = {},
) {
  const period = payPeriods(year, worker.profile.payFrequency)[periodNumber - 1];
  if (!period) throw new RangeError(`No period ${periodNumber} in ${year}`);
  const { minutes = typed.earnings || workOfDays ? {} : { regular: 60 } } = typed;
  const days = workOfDays && daysOf(period, workOfDays);
  const inputs = somePayInputs({
    payDate: period.end,
    ...typed,
    minutes,
    periodId: period.id,
    ...(days ? { days } : {}),
  });
  return { period, inputs, facts: factsOf(worker, period, inputs), memo: memo?.proof };
}

function daysOf({ start, end }: PayPeriod, workOfDays: readonly Minutes[]): PayInputs['days'] {
  return workOfDays.flatMap((worked, index) => {
    const date = addDays(start, index);
    return worked === 0 || date > end ? [] : [{ date, worked, mealWorked: 0 }];
  });
}

function termsOf({ dayTerms }: Worker): DayTerms {
  return dayTerms ?? { weekStart: 1, isFourTens: false, isExempt: false };
}

/** Returns a decided event as it is appended to a stream of this version. */
export function newEventOf({ employeeId }: Worker, event: DecidedEvent, expectedVersion: number): NewEvent {
  return toNewEvent(event, payrollStreams({ employeeId }), expectedVersion);
}

/** Builds a command with these events and a key of its own. */
export function aCommand(
  events: readonly WrittenEvent[],
  overrides: Partial<AppendCommand> = {},
): AppendCommand {
  return {
    companyId: 1,
    actorId: 7,
    commandId: randomUUID(),
    request: {},
    engineVersion: ENGINE_VERSION,
    events: events.map(withDetails),
    recalculation: [],
    ...overrides,
  };
}

/** An event that a test writes in today's shape. Its details are read from its payload unless given. */
export type WrittenEvent = Omit<NewEvent, 'details'> & Partial<Pick<NewEvent, 'details'>>;

function withDetails(event: WrittenEvent): NewEvent {
  const { details = eventFacts(event as AnyLedgerEvent) } = event; // written as an event of the ledger
  return { ...event, details };
}

/** Appends in a transaction of its own. */
export async function appendAlone(
  db: Database,
  command: AppendCommand,
): Promise<AppendResult | AppendRefused> {
  return db.transaction((tx) => append(tx, command));
}

/** Appends events, and throws if they are refused. */
export async function record(db: Database, command: AppendCommand): Promise<AppendResult> {
  return requireAccepted(await appendAlone(db, command));
}

/** Reads an employee's pay in a tax year as a command that changes this entry reads it. */
export async function readYear(
  db: Database,
  { companyId, employeeId }: Worker,
  { taxYear = 2026, entryId }: Partial<SavedTime> = {},
): Promise<PayrollYear> {
  return db.transaction((tx) => payrollDecisionContext(tx, { companyId, employeeId, entryId }).year(taxYear));
}

/** Reviews a period, unless it is reviewed already. */
export async function reviewPeriod(db: Database, companyId: number, period: PayPeriod): Promise<void> {
  const outcome = await changePeriodStatus(db, companyId, { period, transition: 'review' });
  if (!outcome.ok && outcome.code !== 'period-reviewed') requireAccepted(outcome);
}

/** Reviews and closes a period. With a key the closing is signed. */
export async function closePeriod(
  db: Database,
  companyId: number,
  period: PayPeriod,
  key?: SigningKey,
): Promise<AppendResult> {
  await reviewPeriod(db, companyId, period);
  return requireAccepted(await changePeriodStatus(db, companyId, { period, transition: 'close' }, key));
}

/** Closes a past month whose periods are all closed. With a key the closing is signed. */
export async function closeMonth(
  db: Database,
  companyId: number,
  month: CalendarMonth,
  key?: SigningKey,
): Promise<AppendResult> {
  return requireAccepted(await tryToCloseMonth(db, companyId, month, key));
}

/** Closes a month, or returns the refusal. */
export async function tryToCloseMonth(
  db: Database,
  companyId: number,
  month: CalendarMonth,
  key?: SigningKey,
): Promise<AppendResult | { ok: false; code: ErrorCode }> {
  const command = { companyId, actorId: 7, commandId: randomUUID(), request: { month } };
  return handleMonth(db, { ...command, month, today: '2030-12-31' }, signatureWith(key));
}

/** Erases the memos of an entry. */
export async function eraseMemosOf(db: Database, companyId: number, entryId: number): Promise<AppendResult> {
  const command = { companyId, actorId: 7, commandId: randomUUID(), request: { entryId } };
  return requireAccepted(await eraseMemos(db, { ...command, entryId, reason: 'Lo pidió el empleado' }));
}

/** Opens a closed period again. */
export async function reopenPeriod(
  db: Database,
  companyId: number,
  period: PayPeriod,
): Promise<AppendResult> {
  return requireAccepted(
    await changePeriodStatus(db, companyId, { period, transition: 'reopen', reason: 'Faltaban horas' }),
  );
}

function changePeriodStatus(
  db: Database,
  companyId: number,
  turn: { period: PayPeriod; transition: PeriodTransition; reason?: string },
  key?: SigningKey,
) {
  const command = { companyId, actorId: 7, commandId: randomUUID(), request: {} };
  return changePeriod(db, { ...command, ...turn }, signatureWith(key));
}

function signatureWith(key: SigningKey | undefined) {
  return key && { key, now: new Date('2026-05-01T12:00:00Z') };
}

function liveIn({ live }: PayrollYear, entryId: number): FullEntry {
  const entry = live.get(entryId);
  if (!entry) throw new RangeError(`No live entry ${entryId}`);
  return requireFullEntry(entry);
}

/** The worker of a command, and the parts of a command besides its decision. */
type CommandSubject = Pick<PayrollCommand, 'companyId' | 'employeeId' | 'entryId' | 'memo' | 'reason'>;

async function recordDecision(
  db: Database,
  { companyId, employeeId, entryId, memo, reason }: CommandSubject,
  decide: (context: PayrollDecisionContext) => Promise<Decision>,
): Promise<AppendResult> {
  const subject = { companyId, employeeId, entryId, memo, reason };
  const command = { ...subject, actorId: 7, commandId: randomUUID(), request: {} };
  return requireAccepted(await handlePayrollCommand(db, command, decide));
}

function requireAccepted(
  outcome: AppendResult | AppendRefused | PayrollOutcome | { ok: false; code: ErrorCode },
): AppendResult {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

function factsOf(
  worker: Worker,
  period: PayPeriod,
  { payDate, days, earnings }: Pick<PayInputs, 'payDate' | 'days' | 'earnings'>,
): PayFacts {
  const { profile, parameters, companyLines, taxTerms = {}, leaveRule = {} } = worker;
  const leavePolicy = leavePolicyInPeriod(profile, leaveRule, period);
  const sources = { profile, period, payDate, parameters, companyLines, leavePolicy };
  const facts = payFacts({ ...sources, company: taxTerms });
  if (!facts) throw new RangeError(`No rates are in force on ${payDate}`);
  const severance = { date: period.end, byLaw: 1_500_00, exemptElsewhere: 0 };
  return {
    ...facts,
    ...(days ? { dayTerms: termsOf(worker) } : {}),
    ...(earnings.severance > 0 ? { severance } : {}),
  };
}

async function readDecisionInputs(
  { tx, asOfSeq }: PayrollDecisionContext,
  worker: Worker,
  period: PayPeriod,
  exceptEntryId?: number,
): Promise<DecisionInputs> {
  return {
    asOfSeq: await asOfSeq(),
    chauffeurInPeriod: await chauffeurInsuranceOfPeriod(tx, worker, { periodId: period.id, exceptEntryId }),
    freeSaturdays: await freeSaturdaysOfPeriod(tx, worker, { period, exceptEntryId }),
  };
}
