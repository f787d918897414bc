import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { batchQueries } from '../database/batch-queries.ts';
import type { Database, Transaction } from '../database/client.ts';
import { eventFacts } from '../events/event-facts.ts';
import { employeeStream, employeeYearOf, type PayrollYearEvent } from '../events/payroll-events.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import { listAffectedFilings, type PayChangeDays, payChangeDays } from '../live-entries/affected-filings.ts';
import { createDecisionDraft } from '../live-entries/decision-draft.ts';
import {
  handleYearCommand,
  type ReadRecordedEvents,
  type WriteBeside,
  type YearCommand,
  type YearOutcome,
} from '../live-entries/handle-year-command.ts';
import { type Refusal, RefusedError } from '../live-entries/refused-error.ts';
import type { DecidedYears, DecisionContext, YearStreams } from '../live-entries/year-streams.ts';
import { type CompanyFiling, listFilings } from '../queries/filing/filed-documents.ts';
import { logPosition } from '../queries/pay/pay-beside.ts';
import type { Decision } from './decision.ts';
import type { Memo } from './memo.ts';
import { loadPayrollYear } from './read-year.ts';
import { changedMarks } from './recalculation-marks.ts';
import { evolvePayrollYear, type PayrollYear } from './state.ts';
import { incomeTaxYearWithout, yearToDateBefore } from './year-to-date.ts';

/** The state that a decision about an employee may read. */
export type PayrollDecisionContext = DecisionContext<PayrollYear>;

/** A change of one employee's pay: the employee, the memo, and the decision. */
export type PayrollChange = {
  employeeId: number;
  /** The saved entry of the change. Only this entry and its corrections are read as a whole. */
  entryId?: number | undefined;
  memo?: Memo | undefined;
  decide: (context: PayrollDecisionContext) => Promise<Decision>;
};

/** A command about one employee's pay. */
export type PayrollCommand = YearCommand & Pick<PayrollChange, 'employeeId' | 'entryId' | 'memo'>;

/** The recorded events, none if nothing changed, or the refusal with the calculated statement. */
export type PayrollOutcome<Answer = never> = YearOutcome<PayStatement, Answer>;

/**
 * Handles a command about one employee as `handleYearCommand` does. Nothing else changes an employee's pay.
 */
export async function handlePayrollCommand(
  db: Database,
  { employeeId, entryId, memo, ...command }: PayrollCommand,
  decide: PayrollChange['decide'],
): Promise<PayrollOutcome> {
  return handlePayRun(db, command, { changes: [{ employeeId, entryId, memo, decide }] });
}

/**
 * Changes of pay in the order in which they are decided, and the functions that read the answer and that
 * write records beside them.
 */
export type PayrollWork<Answer> = {
  changes: readonly PayrollChange[];
  readRecorded?: ReadRecordedEvents<Answer> | undefined;
  writeBeside?: WriteBeside | undefined;
};

/**
 * Records the pay of many employees of a company in one command and one append, all or nothing. If an
 * employee is paid twice, the second change is decided on the result of the first.
 */
export async function handlePayRun<Answer = never>(
  db: Database,
  command: YearCommand,
  { changes, ...functions }: PayrollWork<Answer>,
): Promise<PayrollOutcome<Answer>> {
  const inStreams = changes.map(({ decide, ...about }) => ({ streams: payrollStreams(about), decide }));
  return handleYearCommand(db, command, { changes: inStreams, ...functions });
}

/** Returns a context for decisions without the lock, for a preview. Each year is read once. */
export function payrollDecisionContext(
  tx: Transaction,
  { companyId, ...about }: Pick<PayrollCommand, 'companyId' | 'employeeId' | 'entryId'>,
): PayrollDecisionContext {
  const draft = createDecisionDraft<PayrollYear, PayrollYearEvent>(companyId, async () => 0);
  return draft.contextOf(tx, payrollStreams(about));
}

/** A previewed change: its decision, or the refusal of it. */
export type PreviewedChange = Decision | Refusal<PayStatement>;

/**
 * Decides changes without the lock, each on the result of those accepted before it, and records nothing.
 * Returns a decision or a refusal for each, and the filed documents whose pay they would change.
 */
export async function previewChanges(
  tx: Transaction,
  companyId: number,
  changes: readonly PayrollChange[],
): Promise<{ decisions: PreviewedChange[]; filed: CompanyFiling[] }> {
  const { lastSeq, filings } = await batchQueries(tx, (db) => ({
    lastSeq: logPosition(db, companyId),
    filings: listFilings(db, [companyId]),
  }));
  const draft = createDecisionDraft<PayrollYear, PayrollYearEvent>(companyId, async () => lastSeq);
  const decisions: PreviewedChange[] = [];
  const changed: PayChangeDays[] = [];
  for (const { decide, ...about } of changes) {
    const streams = payrollStreams(about);
    const context = draft.contextOf(tx, streams);
    const decision = await decide(context).catch(refusalOf);
    decisions.push(decision);
    if (!decision.ok) continue;
    changed.push(await payChangeDays(context, streams, decision.events));
    await draft.add(tx, streams, decision.events);
  }
  return { decisions, filed: listAffectedFilings(filings, changed) };
}

function refusalOf(error: unknown): Refusal<PayStatement> {
  // Only the decision throws it, with the statement that it calculated.
  if (error instanceof RefusedError) return error.refusal as Refusal<PayStatement>;
  throw error;
}

/**
 * Adds the pay decided in the same command: of the employee's other years, and of the person's other records.
 */
function countDecided(
  year: PayrollYear,
  employeeId: number,
  decided: DecidedYears<PayrollYear>,
): PayrollYear {
  return countDecidedRecords(countDecidedYears(year, employeeId, decided), decided);
}

function countDecidedYears(
  year: PayrollYear,
  employeeId: number,
  { taxYear, changed }: DecidedYears<PayrollYear>,
): PayrollYear {
  const decided = [...changed].flatMap(([stream, { live }]) => {
    const of = employeeYearOf(stream);
    return of.employeeId === employeeId && of.taxYear !== taxYear ? [{ taxYear: of.taxYear, live }] : [];
  });
  if (decided.length === 0) return year;
  const years = new Set(decided.map((other) => other.taxYear));
  const elsewhere = decided.flatMap(({ live, ...of }) =>
    [...live.values()].map(({ entryId, period, saturdays, recordedDays }) => ({
      ...of,
      entryId,
      period,
      saturdays,
      recordedDays,
    })),
  );
  return { ...year, elsewhere: [...year.elsewhere.filter((one) => !years.has(one.taxYear)), ...elsewhere] };
}

function countDecidedRecords(
  year: PayrollYear,
  { companyId, taxYear, asOfSeq, changed }: DecidedYears<PayrollYear>,
): PayrollYear {
  if (year.otherRecords.length === 0) return year;
  const otherRecords = year.otherRecords.map((record) => {
    if (record.companyId !== companyId) return record;
    const decided = changed.get(employeeStream(record.employeeId, taxYear));
    const ofRecord = [...changed].filter(
      ([stream]) => employeeYearOf(stream).employeeId === record.employeeId,
    );
    const insured = ofRecord.flatMap(([, { live }]) => [...live.values()].flatMap((one) => one.saturdays));
    return {
      ...record,
      asOfSeq,
      ...(decided ? { yearToDate: yearToDateBefore(decided), incomeTax: incomeTaxYearWithout(decided) } : {}),
      saturdays: [...new Set([...(record.saturdays ?? []), ...insured])].toSorted(),
    };
  });
  return { ...year, otherRecords };
}

/**
 * Returns the streams of an employee. A memo goes with the event whose payload holds its proof; a deletion
 * beside it has none, and a memo that the entry already has is not stored again.
 */
export function payrollStreams({
  employeeId,
  entryId,
  memo,
}: Omit<PayrollChange, 'decide'>): YearStreams<PayrollYear, PayrollYearEvent> {
  return {
    stream: (taxYear) => employeeStream(employeeId, taxYear),
    upcasters: UPCASTERS,
    read: (tx, key) => loadPayrollYear(tx, key, entryId === undefined ? [] : [entryId]),
    evolve: evolvePayrollYear,
    countDecided: (year, decided) => countDecided(year, employeeId, decided),
    eventDetails: (event) => ({
      details: eventFacts(event),
      // A period in which somebody did not work has no pay in it.
      ...('period' in event.data && event.type !== 'NoWorkRecorded'
        ? { periodId: event.data.period.id }
        : {}),
      ...('memo' in event.data && memo && event.data.memo?.hash === memo.proof.hash
        ? { erasable: { salt: memo.salt, text: memo.text } }
        : {}),
    }),
    changedMarks,
  };
}
