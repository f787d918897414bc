import { rebuild } from '@garita/ledger/fold/rebuild';
import { registerRows } from '@garita/ledger/packet/register-rows';
import { readHistory } from '@garita/ledger/replay/history';
import { historyExtent, yearsOfHistory } from '@garita/ledger/replay/history-extent';
import { registerAt } from '@garita/ledger/replay/register-at';
import { stateAt } from '@garita/ledger/replay/state-at';
import { foldRows } from '@garita/ledger/testing/folded-rows';
import { readLog } from '@garita/ledger/testing/payroll-year.builder';
import { verifyCompany } from '@garita/ledger/verification/verify-company';
import {
  type Answers,
  CONTRACTOR_IDS,
  EMPLOYEE_IDS,
  eachOf,
  QUARTER,
  type RecordedCompany,
} from './answers.ts';

const ALL = { limit: 1_000 };

/** Returns the state of a company in the middle of its log, and the folds of the log. */
export async function meaningAnswers({ db, companyId, middleSeq }: RecordedCompany): Promise<Answers> {
  const log = await readLog(db, companyId);
  return {
    'state in the middle': await stateAt(db, companyId, { seq: middleSeq }),
    'fold of the log': foldRows(log),
    'fold of half of the log': foldRows(log.slice(0, middleSeq)),
  };
}

/** Returns the verification of a company, and its states and registers as of other moments. */
export async function replayAnswers(company: RecordedCompany): Promise<Answers> {
  const { db, companyId, lastSeq, middleSeq, periodIds } = company;
  const registersAt = (seq: number) =>
    eachOf(periodIds, (periodId) => registerAt(db, { companyId, periodId }, seq));
  return {
    verification: await verifyCompany(db, companyId),
    'rebuild: differences': await db.transaction((tx) => rebuild(tx, companyId)),
    'state now': await stateAt(db, companyId, {}),
    'state in the middle, of the first quarter': await stateAt(db, companyId, {
      seq: middleSeq,
      paid: QUARTER,
    }),
    'registers now': await registersAt(lastSeq),
    'registers in the middle': await registersAt(middleSeq),
    'registers in a packet': await registerRows(db, { companyId, toSeq: middleSeq, anchors: 0 }),
  };
}

/** Returns the lines of a company's history, in order. */
export async function historyAnswers({
  db,
  companyId,
  lastSeq,
  middleSeq,
  periodIds,
}: RecordedCompany): Promise<Answers> {
  const subject = (kind: 'employee' | 'contractor') => (id: number) =>
    readHistory(db, { companyId, subject: { kind, id } }, ALL);
  return {
    'history of the company': await readHistory(db, { companyId }, ALL),
    'history of 2027': await readHistory(db, { companyId, year: 2027 }, ALL),
    'history of periods': await eachOf(periodIds, (periodId) =>
      readHistory(db, { companyId, periodId }, ALL),
    ),
    'history of employees': await eachOf(EMPLOYEE_IDS, subject('employee')),
    'history of contractors': await eachOf(CONTRACTOR_IDS, subject('contractor')),
    'extent of the history': await historyExtent(db, { companyId }, { after: middleSeq, upTo: lastSeq }),
    'years of the history': await yearsOfHistory(db, { companyId }),
  };
}
