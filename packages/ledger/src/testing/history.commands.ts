import { randomUUID } from 'node:crypto';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { SEED_PARAMETERS } from '@garita/domain/pay/pay.builder';
import type { PayParameters } from '@garita/domain/pay/pay-facts';
import { aCertificate } from '@garita/domain/pay/withholding/certificate/certificate.builder';
import type { FixedTax } from '@garita/domain/pay/withholding/tax-parameters';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import { payPeriods } from '@garita/domain/time/pay-period';
import type { PayPeriod } from '@garita/domain/time/period-id';
import fc from 'fast-check';
import { setNextCheque } from '../company/set-next-cheque.ts';
import type { Database } from '../database/client.ts';
import { contractorCommand } from './contractor-history.commands.ts';
import type { History, HistoryCommand, HistoryRun, SavedEntry } from './history.ts';
import {
  adjustLeave,
  amendTime,
  aWorker,
  closePeriod,
  correctTime,
  deleteTime,
  loadTime,
  markTime,
  openBalance,
  recalculateTime,
  reopenPeriod,
  reviewPeriod,
  type TypedTime,
  tryToCloseMonth,
  type Worker,
} from './payroll-year.builder.ts';

// Limits that a few entries reach: most of what can go wrong happens at a limit. Those of 2027 are lower.
const LIMITS: Record<FixedTax['concept'], number> = {
  disabilityInsurance: 2_00,
  medicare: 20_00,
  socialSecurity: 60_00,
  socialSecurityOnTips: 45_00,
  chauffeurInsurance: 2_00,
};

/** Returns the limit of a contribution in a tax year of a history, in cents. */
export function limitIn(taxYear: number, concept: FixedTax['concept']): number {
  return taxYear === 2027 ? LIMITS[concept] - 50 : LIMITS[concept];
}

export const TIGHT_PARAMETERS: PayParameters = {
  ...SEED_PARAMETERS,
  fixedTaxes: SEED_PARAMETERS.fixedTaxes.flatMap((tax) => [
    { ...tax, limit: limitIn(2026, tax.concept) },
    { ...tax, limit: limitIn(2027, tax.concept), version: tax.version + 100, effectiveFrom: '2027-01-01' },
  ]),
};

const leave = {
  vacation: { minutesPerMonth: 240, thresholdMinutes: 30 * 60 },
  sick: { minutesPerMonth: 480, thresholdMinutes: 50 * 60 },
};

const WORKERS: readonly Worker[] = [
  aWorker({
    employeeId: 1,
    parameters: TIGHT_PARAMETERS,
    // By law: 6 hours of vacation a month, and 8 from September 2026 on.
    leaveRule: { leaveRule: 'law' },
    profile: { leave, admissionDate: '2021-09-10', dayMinutes: 480 },
  }),
  aWorker({
    employeeId: 2,
    parameters: TIGHT_PARAMETERS,
    profile: { payFrequency: 'monthly', salary: 2_000_00, workMinutes: 40 * 60, leave },
    companyLines: [
      {
        taxId: 5,
        name: 'Club',
        requirement: 'required',
        direction: 'deduction',
        isOnByDefault: true,
        basis: 'percentage',
        rate: 10_000,
      },
    ],
  }),
  aWorker({
    employeeId: 3,
    parameters: TIGHT_PARAMETERS,
    profile: { payFrequency: 'biweekly', isChauffeur: true, leave },
  }),
];

// Within a year of the end of every period of 2026.
const NEXT_YEAR = '2027-01-02';

const cents = fc.constantFrom(0, 0, 1, 150_00, 600_00);
// Amounts that exceed the threshold of the additional Medicare, alone or together.
const manyCents = fc.constantFrom(0, 0, 1, 150_00, 600_00, 150_000_00, 230_000_00);
const typedTime: fc.Arbitrary<TypedTime> = fc
  .record({
    // Half of the entries are by day: the week of a period goes on in the next one.
    workOfDays: fc.option(
      fc.array(fc.constantFrom(0, 5 * 60, 8 * 60, 9 * 60), { minLength: 1, maxLength: 7 }),
    ),
    regular: fc.constantFrom(0, 60, 8 * 60, 25 * 60, 40 * 60),
    vacation: fc.constantFrom(0, 0, 8 * 60),
    sick: fc.constantFrom(0, 0, 60),
    tips: cents,
    tipsReceived: fc.constantFrom(0, 0, 0, 900_00),
    severance: fc.constantFrom(0, 0, 0, 2_000_00),
    bonus: manyCents,
    codaPlans: fc.constantFrom(0, 25_00),
  })
  // An entry needs an amount to pay.
  .filter(({ codaPlans: _, workOfDays, ...pay }) => Object.values(pay).some((amount) => amount > 0))
  .map(({ workOfDays, regular, vacation, sick, tips, tipsReceived, severance, bonus, codaPlans }) => ({
    ...(workOfDays?.some((worked) => worked > 0)
      ? { workOfDays, minutes: { vacation, sick } }
      : { minutes: { regular, vacation, sick } }),
    earnings: { tips, tipsReceived, severance, bonus },
    deductions: { codaPlans },
  }));

const BY_CERTIFICATE: readonly Worker[] = [
  aWorker({
    employeeId: 1,
    parameters: {
      ...TIGHT_PARAMETERS,
      codaLimits: [
        { version: 1, effectiveFrom: '2024-01-01', limits: { 'puerto-rico': 60_00, dual: 0 }, catchUp: 0 },
      ],
    },
    taxTerms: { codaPlanKind: 'puerto-rico' },
    profile: {
      withholdingMethod: 'certificate',
      birthday: '2005-06-30',
      certificates: [
        aCertificate({ additionalWithholding: 5_00 }),
        aCertificate({ certificateDate: '2026-02-01', dependents: 1 }),
      ],
      leave,
    },
  }),
  aWorker({
    employeeId: 2,
    parameters: TIGHT_PARAMETERS,
    profile: {
      payFrequency: 'monthly',
      salary: 2_000_00,
      workMinutes: 40 * 60,
      withholdingMethod: 'certificate',
      birthday: '1970-01-01',
      leave,
    },
  }),
  aWorker({
    employeeId: 3,
    parameters: TIGHT_PARAMETERS,
    profile: { withholdingMethod: 'non-resident-alien', leave },
  }),
];

const someEntry = fc.nat(30);
const somePeriodNumber = fc.constantFrom(1, 2, 5, 6, 9, 12);

/** Returns the commands of a random history; a command that is listed more often is chosen more often. */
function historyCommandsOf(workers: readonly Worker[]): fc.Arbitrary<HistoryCommand>[] {
  const someWorker = fc.constantFrom(...workers);
  const load = fc.tuple(someWorker, somePeriodNumber, typedTime).map(loadCommand);
  const amend = fc.tuple(someEntry, typedTime).map(amendCommand);
  return [
    load,
    load,
    load,
    load,
    amend,
    amend,
    fc.tuple(someEntry, typedTime).map(moveCommand),
    fc.tuple(someEntry, fc.constantFrom(8_00, 30_00)).map(recalculateCommand),
    fc.tuple(someEntry, somePeriodNumber, typedTime).map(correctCommand),
    fc.tuple(someEntry, somePeriodNumber, typedTime).map(correctCommand),
    someEntry.map(deleteCommand),
    fc
      .tuple(someWorker, fc.constantFrom(2026, 2027), manyCents, fc.constantFrom('01-15', '02-28', '06-30'))
      .map(openCommand),
    fc.tuple(someWorker, somePeriodNumber).map(reviewCommand),
    fc.tuple(someWorker, somePeriodNumber).map(closeOrReopenCommand),
    fc.constantFrom('2026-01', '2026-02', '2026-03', '2027-01').map(monthCommand),
    someEntry.map(markCommand),
    fc.constantFrom(1, 4, 9).map(setChequeCommand),
    fc.tuple(someWorker, fc.constantFrom('vacation', 'sick'), fc.constantFrom(-90, 480)).map(adjustCommand),
    // Less often than employees, who have more rules.
    contractorCommand,
    contractorCommand,
    contractorCommand,
  ];
}

/** Histories of up to 25 steps, of employees and of contractors. */
export const anyHistory = fc.commands(historyCommandsOf(WORKERS), { maxCommands: 25, size: 'max' });

/** Histories of two employees whose income tax is withheld by certificate, and of a non-resident. */
export const anyCertificateHistory = fc.commands(historyCommandsOf(BY_CERTIFICATE), {
  maxCommands: 25,
  size: 'max',
});

let companies = 0;

/** Runs a history on a new company, and calls `afterEach` after every step. Returns its final state. */
export async function runHistory(
  db: Database,
  commands: Iterable<HistoryCommand>,
  afterEach?: (companyId: number) => Promise<void>,
): Promise<History> {
  companies += 1;
  const history: History = {
    companyId: companies,
    live: [],
    payments: [],
    closed: new Set(),
    corrections: 0,
  };
  const run = { db, afterEach: async () => afterEach?.(history.companyId) };
  await fc.asyncModelRun(() => ({ model: history, real: run }), commands);
  return history;
}

function loadCommand([profile, periodNumber, typed]: [Worker, number, TypedTime]): HistoryCommand {
  return {
    toString: () => `load ${profile.employeeId} in ${periodNumber} ${JSON.stringify(typed)}`,
    check: ({ closed }) => !closed.has(periodOf(profile, periodNumber).id),
    run: async (history, run) => {
      const worker = { ...profile, companyId: history.companyId };
      const { entryId } = await loadTime(run.db, worker, { ...typed, periodNumber });
      const period = periodOf(worker, periodNumber);
      history.live.push({ entryId, taxYear: 2026, worker, period, isPaid: false });
      await run.afterEach();
    },
  };
}

function amendCommand([nth, typed]: [number, TypedTime]): HistoryCommand {
  return withEntry(`amend #${nth} ${JSON.stringify(typed)}`, nth, async (entry, { db }) => {
    const { taxYear, worker, period } = entry;
    const payDate = taxYear === 2026 ? period.end : NEXT_YEAR;
    await amendTime(db, worker, entry, { ...typed, periodNumber: period.number, payDate });
  });
}

function moveCommand([nth, typed]: [number, TypedTime]): HistoryCommand {
  return withEntry(`move #${nth} ${JSON.stringify(typed)}`, nth, async (entry, { db }) => {
    const { worker, period } = entry;
    await amendTime(db, worker, entry, { ...typed, periodNumber: period.number, payDate: NEXT_YEAR });
    entry.taxYear = 2027;
  });
}

function recalculateCommand([nth, regular]: [number, number]): HistoryCommand {
  return withEntry(`recalculate #${nth} at ${regular}`, nth, async (entry, { db }) => {
    const { worker } = entry;
    const profile = { ...worker.profile, rates: { ...worker.profile.rates, regular } };
    await recalculateTime(db, { ...worker, profile }, entry);
  });
}

// The latest correction can be deleted, but no entry that a correction differs from.
function deleteCommand(nth: number): HistoryCommand {
  return withEntryWhere(isLatestVersion, `delete #${nth}`, nth, async (entry, { db }, history) => {
    await deleteTime(db, entry.worker, entry);
    history.live.splice(history.live.indexOf(entry), 1);
  });
}

function correctCommand([nth, periodNumber, typed]: [number, number, TypedTime]): HistoryCommand {
  const isCorrectable = (entry: SavedEntry, { closed }: Readonly<History>) =>
    closed.has(entry.period.id) && !entry.corrects && !closed.has(periodOf(entry.worker, periodNumber).id);
  const name = `correct #${nth} in ${periodNumber} to ${JSON.stringify(typed)}`;
  return withEntryWhere(isCorrectable, name, nth, async (entry, { db }, history) => {
    const { worker, taxYear } = entry;
    const period = periodOf(worker, periodNumber);
    // A correction is not paid before the corrected entry.
    const paidThere = period.end > entry.period.end ? period.end : entry.period.end;
    const payDate = taxYear === 2026 ? paidThere : NEXT_YEAR;
    // The growing amount makes every correction change something.
    history.corrections += 1;
    const { entryId } = await correctTime(db, worker, entry, {
      ...typed,
      periodNumber: entry.period.number,
      reimbursedExpenses: history.corrections,
      booked: { periodNumber, payDate },
    });
    history.live.push({ entryId, taxYear, worker, period, isPaid: false, corrects: entry });
  });
}

// A mark can also be set in a closed period.
function markCommand(nth: number): HistoryCommand {
  return {
    toString: () => `mark #${nth} or take it back`,
    check: ({ live }) => live.length > 0,
    run: async ({ live }, { db, afterEach }) => {
      const entry = live[nth % live.length];
      if (!entry) return;
      await markTime(
        db,
        entry.worker,
        entry,
        entry.isPaid ? undefined : { paidOn: '2026-04-01', method: 'check' },
      );
      entry.isPaid = !entry.isPaid;
      await afterEach();
    },
  };
}

// A number that a cheque already has is refused, and nothing is recorded.
function setChequeCommand(number: number): HistoryCommand {
  return {
    toString: () => `go on with cheque ${number}`,
    check: () => true,
    run: async ({ companyId }, { db, afterEach }) => {
      const command = { companyId, actorId: 7, commandId: randomUUID(), request: { number }, number };
      await setNextCheque(db, command);
      await afterEach();
    },
  };
}

function adjustCommand([profile, kind, minutes]: [Worker, LeaveKind, number]): HistoryCommand {
  return {
    toString: () => `adjust ${kind} of ${profile.employeeId} by ${minutes}`,
    check: () => true,
    run: async ({ companyId }, { db, afterEach }) => {
      const adjustment = { kind, minutes, date: '2026-03-01' };
      await adjustLeave(db, { ...profile, companyId }, adjustment, 'Corrección');
      await afterEach();
    },
  };
}

function openCommand([profile, taxYear, amount, day]: [Worker, number, number, string]): HistoryCommand {
  const amounts: Amounts = {
    ...NO_AMOUNTS,
    gross: amount,
    net: amount,
    disabilityInsurance: Math.min(amount, 1_00),
    socialSecurity: Math.min(amount, 30_00),
  };
  const asOf = `2026-${day}`;
  return {
    toString: () => `open ${profile.employeeId} ${taxYear} with ${amount} as of ${asOf}`,
    check: () => true,
    run: async ({ companyId }, run) => {
      // Only one of the two kinds, so that the other comes from another year's statement or from none.
      const kind = amount % 2 === 0 ? 'vacation' : 'sick';
      const balance = { taxYear, asOf, amounts, leave: { [kind]: { minutes: amount, asOf } } };
      await openBalance(run.db, { ...profile, companyId }, { ...balance, source: 'employee-record' });
      await run.afterEach();
    },
  };
}

function reviewCommand([worker, periodNumber]: [Worker, number]): HistoryCommand {
  const period = periodOf(worker, periodNumber);
  return {
    toString: () => `review ${period.id}`,
    check: ({ closed }) => !closed.has(period.id),
    run: async ({ companyId }, run) => {
      await reviewPeriod(run.db, companyId, period);
      await run.afterEach();
    },
  };
}

function closeOrReopenCommand([worker, periodNumber]: [Worker, number]): HistoryCommand {
  const period = periodOf(worker, periodNumber);
  return {
    toString: () => `close or reopen ${period.id}`,
    check: () => true,
    run: async ({ companyId, closed }, run) => {
      const wasClosed = closed.delete(period.id);
      if (!wasClosed) closed.add(period.id);
      const turn = wasClosed ? reopenPeriod : closePeriod;
      await turn(run.db, companyId, period);
      await run.afterEach();
    },
  };
}

const NOT_CLOSED: ReadonlySet<string> = new Set(['month-periods-open', 'month-closed']);

/**
 * A month cannot be closed if an open period has pay in it, or if nothing changed since it was last closed.
 */
function monthCommand(month: CalendarMonth): HistoryCommand {
  return {
    toString: () => `close ${month} where it can be`,
    check: () => true,
    run: async ({ companyId }, run) => {
      const outcome = await tryToCloseMonth(run.db, companyId, month);
      if (!outcome.ok && !NOT_CLOSED.has(outcome.code)) throw new Error(`Refused: ${outcome.code}`);
      await run.afterEach();
    },
  };
}

type Change = (entry: SavedEntry, run: HistoryRun, history: History) => Promise<void>;

/** Makes a command about a live entry of an open period that no correction corrects. */
function withEntry(name: string, nth: number, change: Change): HistoryCommand {
  return withEntryWhere(
    (entry, history) => isLatestVersion(entry, history) && !entry.corrects,
    name,
    nth,
    change,
  );
}

function isLatestVersion(entry: SavedEntry, { live, closed }: Readonly<History>): boolean {
  const corrected = entry.corrects ?? entry;
  const last = live.findLast(({ corrects }) => corrects === corrected) ?? corrected;
  return !closed.has(entry.period.id) && last === entry;
}

function withEntryWhere(
  isAccepted: (entry: SavedEntry, history: Readonly<History>) => boolean,
  name: string,
  nth: number,
  change: Change,
): HistoryCommand {
  const acceptedEntries = (history: Readonly<History>) =>
    history.live.filter((entry) => isAccepted(entry, history));
  return {
    toString: () => name,
    check: (history) => acceptedEntries(history).length > 0,
    run: async (history, run) => {
      const entries = acceptedEntries(history);
      const entry = entries[nth % entries.length];
      if (!entry) return;
      await change(entry, run, history);
      await run.afterEach();
    },
  };
}

function periodOf({ profile }: Worker, number: number): PayPeriod {
  const period = payPeriods(2026, profile.payFrequency)[number - 1];
  if (!period) throw new RangeError(`No period ${number}`);
  return period;
}
