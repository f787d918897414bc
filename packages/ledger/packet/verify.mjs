#!/usr/bin/env node
// Checks an auditor's packet of Garita. It needs Node and nothing else: no network, no database, no other file of Garita.
// The format is written down in `docs/ledger-format.md` of Garita; what is checked, in which order, is its section 4.
//
//   node verify.mjs [FOLDER ...] [--key ID] [--hash HEX] [--json]

import { isUtf8 } from 'node:buffer';
import { createDecipheriv, createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';

/**
 * @typedef {{ problem: string, seq?: number, period?: number, file?: string }} Problem
 * @typedef {Record<string, unknown>} Row
 * @typedef {Record<string, number>} Amounts
 * @typedef {{ earned: string[], withheld: string[], deducted: string[], added: string[] }} Parts
 * @typedef {{ id: string, isSigned: (text: string, signature: unknown) => boolean }} Key
 * @typedef {{ seq: number, stream: string, version: number, type: string, entry: number | null, period: number | null, payDate: string | null, moment: number, command: string, reason: string | null, data: Row }} Event
 * @typedef {{ seq: number, hash: string, moment: number, command: string }} Last
 */

/**
 * What a pay adds up from, by the names that amounts have in a payload: those of the format. The manifest of a packet has them all, and may
 * have names that came later, of which nothing was before.
 *
 * @type {Parts}
 */
export const PARTS = {
  earned: words(`regularPay overtimePay mealPeriodPay vacationPay sickPay holidayPay
    tips commissions concessions salary bonus`),
  withheld: words(`disabilityInsurance medicare socialSecurity socialSecurityOnTips incomeTaxWithheld
    chauffeurInsurance`),
  deducted: words('donation others childSupport aflac medicalPlan codaPlans otherDiscounts'),
  added: words('reimbursedExpenses otherIncreases'),
};

/**
 * Everything that is wrong with a packet that lies unpacked in a folder. `known` is what whoever checks holds from elsewhere: the
 * id of the key that Garita seals with, the beginning of a hash that was printed.
 *
 * @param {string} folder
 * @param {{ key?: string | undefined, hash?: string | undefined }} known
 */
export async function verifyPacket(folder, known = {}) {
  const manifest = manifestIn(folder);
  if (!manifest) return { whole: false, problems: [{ problem: 'file', file: 'manifest.json' }] };
  const { companyId, head } = manifest;
  const files = checkFiles(folder, manifest);
  const seal = checkSeal(folder, manifest);
  const parts = partsIn(manifest.amounts);
  const log = await checkLog(join(folder, 'ledger.jsonl'), {
    companyId,
    parts: parts ?? PARTS,
    // When packets were of the first format, a period could be opened again for no reason.
    asksReasons: manifest.format !== 'garita-packet/1',
  });
  /** @type {Problem[]} */
  const problems = [
    ...files.problems,
    ...seal.problems,
    ...(parts ? [] : [{ problem: 'parts' }]),
    ...log.problems,
    ...headProblems(head, log.last),
    ...anchorProblems(companyId, files.rows('anchors.jsonl'), { hashes: log.hashes, key: seal.key }),
    ...missingAnchors(files.rows('anchors.jsonl'), { count: manifest.anchors, sealed: log.sealed }),
    ...registerProblems(files.rows('registers.jsonl'), log.periods),
    ...(manifest.personalData ? memoProblems(files.rows('personal/memos.jsonl'), { manifest, log }) : []),
    ...(manifest.personalData ? copyProblems(files, log.copies) : []),
    ...(known.key !== undefined && known.key !== seal.key?.id ? [{ problem: 'key' }] : []),
    ...(known.hash !== undefined && !beginsOne(known.hash, log.hashes) ? [{ problem: 'hash' }] : []),
  ];
  return {
    whole: problems.length === 0,
    companyId,
    events: log.last.seq,
    hash: log.last.hash,
    keyId: seal.key?.id ?? null,
    anchors: files.rows('anchors.jsonl').length,
    personalData: manifest.personalData,
    problems,
  };
}

// 1. Files

/**
 * What a packet says that it is. One of the first format does not say how many anchors there are, and not of every memo that is gone
 * was kept who erased it.
 *
 * @typedef {{ format: string, companyId: number, head: { seq: number, hash: string }, anchors: number | undefined,
 *   personalData: boolean, amounts: Row, files: Row[] }} Manifest
 */

/** @param {string} folder @returns {Manifest | undefined} */
function manifestIn(folder) {
  const manifest = parsed(read(folder, 'manifest.json')?.toString('utf8'));
  if (!isRow(manifest)) return undefined;
  const { format, companyId, head, anchors, personalData, amounts, files } = manifest;
  const isFirst = format === 'garita-packet/1';
  if (!isFirst && !(format === 'garita-packet/2' && isCount(anchors))) return undefined;
  if (!isCount(companyId) || !isRow(head) || typeof personalData !== 'boolean') return undefined;
  if (!isCount(head.seq) || typeof head.hash !== 'string') return undefined;
  if (!Array.isArray(files) || !files.every(isListed)) return undefined;
  return {
    format,
    companyId,
    head: { seq: head.seq, hash: head.hash },
    anchors: isFirst ? undefined : Number(anchors),
    personalData,
    amounts: rowOf(amounts),
    files,
  };
}

/** Whether a manifest lists a file as the format has it. @param {unknown} file @returns {file is Row} */
function isListed(file) {
  return (
    isRow(file) && typeof file.name === 'string' && isCount(file.bytes) && typeof file.sha256 === 'string'
  );
}

/**
 * Whether every file is there and as the manifest has it, and no other; with the rows of those that are read as a whole.
 *
 * @param {string} folder
 * @param {{ files: Row[], personalData: boolean }} manifest
 */
function checkFiles(folder, { files, personalData }) {
  const listed = new Map(files.map(({ name, ...stated }) => [String(name), stated]));
  const needed = [
    'ledger.jsonl',
    'anchors.jsonl',
    'registers.jsonl',
    ...(personalData ? ['personal/memos.jsonl', 'personal/filed.jsonl'] : []),
  ];
  const there = filesIn(folder).filter((name) => name !== 'manifest.json' && name !== 'seal.json');
  const names = [...new Set([...needed, ...listed.keys(), ...there])].toSorted(byBytes);
  /** @type {Map<string, Row[]>} */
  const tables = new Map();
  /** @type {Problem[]} */
  const problems = [];
  for (const name of names) {
    // Only what is there is read: a name that leads out of the folder is none of its files.
    const content = there.includes(name) ? read(folder, name) : undefined;
    const stated = listed.get(name);
    const rows = name.endsWith('.jsonl') && name !== 'ledger.jsonl' ? rowsOf(content, KEYS[name]) : [];
    tables.set(name, rows ?? []);
    const isOnce = files.filter((file) => file.name === name).length === 1;
    const isAsStated = content?.length === stated?.bytes && sha256(content ?? '') === stated?.sha256;
    if (!content || !stated || !rows || !isOnce || !isAsStated)
      problems.push({ problem: 'file', file: name });
  }
  return {
    problems,
    rows: (/** @type {string} */ name) => tables.get(name) ?? [],
    content: (/** @type {unknown} */ name) =>
      typeof name === 'string' && there.includes(name) ? read(folder, name) : undefined,
  };
}

/**
 * Whether the manifest, and with it every file, is as it was sealed; with the key, where it was.
 *
 * @param {string} folder
 * @param {Manifest} stated
 * @returns {{ problems: Problem[], key?: Key }}
 */
function checkSeal(folder, { format }) {
  const content = read(folder, 'seal.json');
  if (!content) return { problems: [] };
  const seal = parsed(content.toString('utf8'));
  const key = isRow(seal) ? keyOf(seal.publicKey) : undefined;
  if (!isRow(seal) || !key || key.id !== seal.keyId) return { problems: [{ problem: 'seal' }] };
  const manifest = sha256(read(folder, 'manifest.json') ?? '');
  const isSealed = key.isSigned(canonical([format, manifest]), seal.signature);
  return { problems: isSealed ? [] : [{ problem: 'seal' }], key };
}

/**
 * What pay adds up from in a packet, as its manifest has it; undefined where that leaves out or moves a name of the format, or has one twice:
 * such a list could hide an amount.
 *
 * @param {Row} stated
 * @returns {Parts | undefined}
 */
function partsIn(stated) {
  const { earned, withheld, deducted, added } = PARTS;
  const parts = {
    earned: namesIn(stated.earned, earned),
    withheld: namesIn(stated.withheld, withheld),
    deducted: namesIn(stated.deducted, deducted),
    added: namesIn(stated.added, added),
  };
  const names = Object.values(parts).flat();
  const isOnce = new Set(names).size === names.length && !names.some(isNoPart);
  return isOnce && Object.values(parts).every((part) => part.length > 0) ? parts : undefined;
}

/** The names in a list; none where it lacks one of the format's. @param {unknown} stated @param {string[]} known */
function namesIn(stated, known) {
  const names = Array.isArray(stated) ? stated.filter((name) => typeof name === 'string') : [];
  return known.every((name) => names.includes(name)) ? names : [];
}

/** Whether an amount is a sum, or time. @param {string} name */
function isNoPart(name) {
  return ['gross', 'net', 'uncollected'].includes(name) || name.endsWith('Minutes');
}

// 2. The log

const LINE = /^\["([0-9a-f]{64})", "([0-9a-f]{64})", (\[.*\])\]$/su;

/**
 * Follows the chain of the company and those of its streams, event by event, and what the events say of money.
 *
 * @param {string} path
 * @param {{ companyId: number, parts: Parts, asksReasons: boolean }} packet
 */
async function checkLog(path, { companyId, ...packet }) {
  const genesis = sha256(`garita-ledger/1${companyId}`);
  /** @type {Map<string, { version: number, hash: string }>} */
  const streams = new Map();
  const books = newBooks({ companyId, ...packet });
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Map<number, string>} */
  const hashes = new Map();
  /** @type {Last} */
  let last = { seq: 0, hash: genesis, moment: 0, command: '' };
  for await (const line of existsSync(path) ? linesOf(path) : []) {
    const [, streamHash = '', hash = '', text = ''] = LINE.exec(line) ?? [];
    const event = eventOf(text, companyId);
    if (!event) {
      problems.push({ problem: 'unreadable', seq: last.seq + 1 });
      continue;
    }
    const { seq, stream, version } = event;
    const tail = streams.get(stream) ?? { version: 0, hash: genesis };
    if (seq !== last.seq + 1) problems.push({ problem: 'missing', seq: last.seq + 1 });
    else if (version !== tail.version + 1) problems.push({ problem: 'version', seq });
    else if (streamHash !== sha256(text, tail.hash)) problems.push({ problem: 'altered', seq });
    else if (hash !== sha256(bytes(last.hash), streamHash)) problems.push({ problem: 'unlinked', seq });
    const { moment, command } = event;
    const isLater = moment > last.moment || (moment === last.moment && command === last.command);
    if (!isLater) problems.push({ problem: 'moment', seq });
    problems.push(...booked(books, event, last));
    streams.set(stream, { version, hash: streamHash });
    hashes.set(seq, hash);
    last = { seq, hash, moment, command };
  }
  return { problems, hashes, last, ...books };
}

/**
 * @param {string} text
 * @param {number} companyId
 * @returns {Event | undefined}
 */
function eventOf(text, companyId) {
  const event = parsed(text);
  if (!Array.isArray(event) || event.length !== 17 || event[0] !== 'garita-ledger/1') return undefined;
  const [, company, seq, stream, version, type, , entry, period, payDate, moment, , command, , reason] =
    event;
  const data = event[16];
  const isPlaced = company === companyId && [seq, version, moment].every(isCount);
  const isNamed = [stream, type, command].every((name) => typeof name === 'string');
  const isAbout = [entry, period].every((id) => id === null || isCount(id));
  const isSaid = [payDate, reason].every((said) => said === null || typeof said === 'string');
  if (!isPlaced || !isNamed || !isAbout || !isSaid || !isRow(data)) return undefined;
  return { seq, stream, version, type, entry, period, payDate, moment, command, reason, data };
}

/** @param {{ seq: number, hash: string }} stated @param {{ seq: number, hash: string }} last @returns {Problem[]} */
function headProblems(stated, last) {
  if (stated.seq === last.seq && stated.hash === last.hash) return [];
  const seq = Math.min(stated.seq, last.seq) + (stated.seq === last.seq ? 0 : 1);
  return [{ problem: 'head', seq }];
}

// 3. Money

/**
 * An entry or a payment as its last event leaves it; `month` is that in which it is paid, absent of what was deleted and of opening balances.
 *
 * @typedef {{ lastSeq: number | undefined, amounts: Amounts, period?: number | null, month?: string | undefined, isOfEmployee?: boolean }} InForce
 * @typedef {{ entryCount: number, amounts: Amounts, closedSeq: number | null, status: string }} Period
 */

/** What the events so far add up to. @param {{ companyId: number, parts: Parts, asksReasons: boolean }} packet */
function newBooks({ companyId, parts, asksReasons }) {
  return {
    companyId,
    parts,
    asksReasons,
    /** @type {Map<string, InForce>} what is in force, by stream and entry */
    inForce: new Map(),
    /** @type {Map<string, Amounts>} what a stream comes to, opening balance included */
    years: new Map(),
    /** @type {Map<number, Amounts>} an entry in whichever stream: it moves to that of another tax year */
    entries: new Map(),
    /** @type {Map<string, string>} the entry that a correction corrects */
    corrected: new Map(),
    /** @type {Map<string, Amounts>} an entry with all that corrects it */
    paid: new Map(),
    /** @type {Map<string, Map<number, string[] | undefined>>} the Saturdays that entries withhold for, by employee; older ones name none */
    saturdays: new Map(),
    /** @type {Map<number, Period>} */
    periods: new Map(),
    /** @type {Map<number, number | null>} whom each cheque pays, by its number */
    cheques: new Map(),
    /** @type {Set<string>} the entries that moved, and the command by which they did */
    moved: new Set(),
    /** @type {Set<number>} the documents that are filed, by event */
    filed: new Set(),
    /** @type {Map<number, string>} the stream of what was settled outside Garita, by event */
    settled: new Map(),
    /** @type {Map<number, string>} the proof of each memo, by event */
    memos: new Map(),
    /** @type {Map<string, { seq: number, entry: number | null, isErased: boolean }>} the first event with each proof of an entry */
    written: new Map(),
    /** @type {Map<number, unknown>} the place among the anchors of that of a closing that was signed, by event */
    sealed: new Map(),
    /** @type {Map<number, string>} the hash of each filed copy, by event */
    copies: new Map(),
  };
}

/** @typedef {ReturnType<typeof newBooks>} Books */

/**
 * Adds an event to what was before it, and says what is wrong with it.
 *
 * @param {Books} books
 * @param {Event} event
 * @param {Last} before the event before it
 * @returns {Problem[]}
 */
function booked(books, event, before) {
  const { seq, type, period, data } = event;
  noteMemo(books, event);
  if (isRow(data.seal)) books.sealed.set(seq, data.seal.number ?? null);
  if (isRow(data.copy) && typeof data.copy.hash === 'string') books.copies.set(seq, data.copy.hash);
  const countsYear = countsItsYear(books, event);
  const isAdmitted = isAdmittedByPeriod(books, event);
  const isClosing = type === 'PeriodClosed' || type === 'MonthClosed';
  const states = !isClosing || statesWhatWas(books, event, before);
  const isRight = !('delta' in data) || moneyIsRight(books, event);
  if (period !== null) bookIn(books, { ...event, period }, before);
  const wrong = {
    amounts: !isRight,
    limit: ![data.result, rowOf(data.corrects).result].every(keepsLimits),
    'year-to-date': !countsYear,
    'tax-year': !isOfItsYear(event),
    saturdays: !saturdaysAreRight(books, event),
    closed: !isAdmitted,
    mark: !isMarkRight(books, event),
    filing: !isFilingRight(books, event),
    reason: books.asksReasons && NEEDS_REASON.includes(type) && event.reason === null,
    closing: !states,
  };
  return Object.entries(wrong).flatMap(([problem, isWrong]) => (isWrong ? [{ problem, seq }] : []));
}

const NEEDS_REASON = ['PeriodReopened', 'MemosErased', 'FilingWithdrawn'];

/** @type {Period} */
const NEW_PERIOD = { entryCount: 0, amounts: {}, closedSeq: null, status: 'open' };

/** @param {Books} books @param {Event & { period: number }} event @param {Last} before */
function bookIn({ periods }, { type, period, data }, before) {
  const was = periods.get(period) ?? NEW_PERIOD;
  const more = type === 'TimeLoaded' ? 1 : type === 'TimeDeleted' ? -1 : 0;
  periods.set(period, {
    entryCount: was.entryCount + more,
    amounts: sum(was.amounts, amountsOf(data.delta)),
    closedSeq: type === 'PeriodClosed' ? before.seq : was.closedSeq,
    status: statusAfter(was.status, type, 'delta' in data),
  });
}

/** A period that was reviewed is open after what is booked in it; a closed one is not. @param {string} status @param {string} type @param {boolean} isBooking */
function statusAfter(status, type, isBooking) {
  if (type === 'PeriodClosed') return 'closed';
  if (type === 'PeriodReopened') return 'open';
  if (type === 'PeriodReviewed') return 'reviewed';
  return isBooking && status === 'reviewed' ? 'open' : status;
}

/**
 * Whether the period of an event admits it: nothing is booked, reviewed or closed in a closed one, only a closed one is opened, and what is
 * corrected is of a closed one.
 *
 * @param {Books} books
 * @param {Event} event
 */
function isAdmittedByPeriod({ periods, inForce }, { stream, type, period, data }) {
  const isClosed = (/** @type {number | null | undefined} */ id) =>
    periods.get(id ?? -1)?.status === 'closed';
  const { entryId } = rowOf(data.corrects);
  if (entryId !== undefined && !isClosed(inForce.get(placeOf(stream, entryId))?.period)) return false;
  if (type === 'PeriodReopened') return isClosed(period);
  const isOfOpen = 'delta' in data || type === 'PeriodReviewed' || type === 'PeriodClosed';
  return !(isOfOpen && isClosed(period));
}

/** Whether pay is of the year of its stream. @param {Event} event */
function isOfItsYear({ stream, entry, payDate, data }) {
  return !('delta' in data) || entry === null || payDate?.slice(0, 4) === stream.split(':')[2];
}

/**
 * Whether what is marked as paid, or no more, is there, and by a cheque that paid nothing else: of what moves to another year it is marked
 * again with the same one.
 *
 * @param {Books} books
 * @param {Event} event
 */
function isMarkRight({ inForce, cheques, moved }, { stream, type, entry, command, data }) {
  if (type !== 'TimePaid' && type !== 'TimeUnpaid') return true;
  const number = type === 'TimePaid' && isCount(data.chequeNumber) ? data.chequeNumber : undefined;
  const isFree = number === undefined || !cheques.has(number);
  const isKept = number !== undefined && cheques.get(number) === entry && moved.has(`${entry} ${command}`);
  if (number !== undefined) cheques.set(number, entry);
  return inForce.get(placeOf(stream, entry))?.month !== undefined && (isFree || isKept);
}

/** Whether a document was filed of the log as it stood, or what is withdrawn was filed, or settled in its stream. @param {Books} books @param {Event} event */
function isFilingRight({ filed, settled }, { seq, stream, type, data }) {
  if (type === 'DocumentFiled') {
    filed.add(seq);
    return data.asOfSeq === seq - 1;
  }
  if (type === 'FilingWithdrawn') return isCount(data.replacesSeq) && filed.delete(data.replacesSeq);
  if (type === 'NoWorkRecorded' || type === 'ObligationSettled') settled.set(seq, stream);
  if (type !== 'SettlementWithdrawn') return true;
  const isSettled = isCount(data.replacesSeq) && settled.get(data.replacesSeq) === stream;
  if (isSettled) settled.delete(Number(data.replacesSeq));
  return isSettled;
}

/**
 * Whether a calculation counted what its year had withheld before it, and held each contribution to that; one that was kept as it was
 * counted an older one, and changes nothing.
 *
 * @param {Books} books
 * @param {Event} event
 */
function countsItsYear(books, { seq, stream, entry, data }) {
  const { basis, movedFromSeq, before, after } = data;
  if (!isRow(basis)) return true;
  const { yearToDate, elsewhere } = rowOf(basis.soFar);
  const known = rowOf(yearToDate);
  const others = Array.isArray(elsewhere) ? elsewhere.map(rowOf) : [];
  const contributions = rowOf(rowOf(rowOf(data.corrects).result ?? data.result).contributions);
  const names = ['gross', ...Object.keys(contributions)];
  const isAnew = basis.asOfSeq === seq - (movedFromSeq === undefined ? 1 : 2);
  if (!isAnew && !(isSet(after) && says(before, after))) return false;
  const { entryId = entry } = rowOf(data.corrects);
  const own = books.paid.get(placeOf(stream, entryId)) ?? {};
  const year = books.years.get(stream) ?? {};
  const isOfYear =
    names.every(
      (name) => ownValue(known, name) === of(year, [name]) - of(own, [name]) + paidElsewhere(others, name),
    ) &&
    areOtherRecords(books, stream, others) &&
    others.every(
      (other) => other.companyId !== books.companyId || isOfRecord(books, { stream, names }, other),
    );
  return (!isAnew || isOfYear) && countsAsKnown(contributions, known);
}

/** What a person's other records were paid, as an event says. @param {Row[]} others @param {string} name */
function paidElsewhere(others, name) {
  return others.reduce((total, { yearToDate }) => total + integerOf(ownValue(rowOf(yearToDate), name)), 0);
}

/**
 * Returns whether each of some records is told by two numbers, and is another one than the record of the stream and those before it.
 *
 * @param {Books} books
 * @param {string} stream
 * @param {Row[]} others
 */
function areOtherRecords({ companyId }, stream, others) {
  const own = `${companyId}:${stream.split(':')[1]}`;
  const named = others.map((other) => `${String(other.companyId)}:${String(other.employeeId)}`);
  const areTold = others.every((other) => isCount(other.companyId) && isCount(other.employeeId));
  return areTold && new Set([own, ...named]).size === named.length + 1;
}

/**
 * Returns whether another record of the same company was paid in the year what an event says.
 *
 * @param {Books} books
 * @param {{ stream: string, names: string[] }} event
 * @param {Row} other
 */
function isOfRecord(books, { stream, names }, { employeeId, yearToDate }) {
  const year = books.years.get(`emp:${String(employeeId)}:${stream.split(':')[2]}`) ?? {};
  return names.every((name) => ownValue(rowOf(yearToDate), name) === of(year, [name]));
}

/** @param {Row} contributions @param {Row} known */
function countsAsKnown(contributions, known) {
  const both = integerOf(known.socialSecurity) + integerOf(known.socialSecurityOnTips);
  const shared = both + integerOf(rowOf(contributions.socialSecurity).amount);
  return Object.entries(contributions).every(([name, line]) => {
    const { yearToDate } = rowOf(line);
    if (yearToDate === undefined) return true;
    if (!Number.isSafeInteger(yearToDate)) return false;
    if (name === 'socialSecurity') return yearToDate === both;
    return yearToDate === ownValue(known, name) || (name === 'socialSecurityOnTips' && yearToDate === shared);
  });
}

/**
 * Whether an entry withholds the chauffeur insurance for Saturdays of its period that no other entry of the person withholds for, and
 * as much as these come to. Older entries do not name theirs.
 *
 * @param {Books} books
 * @param {Event} event
 */
function saturdaysAreRight(books, { seq, stream, entry, data }) {
  const employee = /^emp:(\d+):/.exec(stream)?.[1];
  if (employee === undefined || entry === null || !('delta' in data)) return true;
  const { asOfSeq, soFar } = rowOf(data.basis);
  const { elsewhere } = rowOf(soFar);
  const others = Array.isArray(elsewhere) ? elsewhere.map(rowOf) : [];
  const isAnew = asOfSeq === seq - (data.movedFromSeq === undefined ? 1 : 2);
  const period = rowOf(rowOf(data.corrects).period ?? data.period);
  const areInsured = !isAnew || others.every((other) => areSaturdaysOfRecord(books, period, other));
  if ('corrects' in data) return areInsured;
  /** @type {Map<number, string[] | undefined>} */
  const own = books.saturdays.get(employee) ?? new Map();
  books.saturdays.set(employee, own);
  own.delete(entry);
  const line = rowOf(rowOf(rowOf(data.result).contributions).chauffeurInsurance);
  if (!('saturdays' in line)) {
    if (line.weeks !== undefined) own.set(entry, undefined);
    return areInsured;
  }
  const days = daysOf(line.saturdays);
  const taken = new Set([...own.values(), ...others.map(({ saturdays = [] }) => daysOf(saturdays))].flat());
  own.set(entry, days);
  const { weeklyAmount, weeks, withheldInPeriod, amount } = line;
  const isWhole = [weeklyAmount, weeks, withheldInPeriod, amount].every(Number.isSafeInteger);
  const weekly = Number(weeklyAmount);
  const isLeft = withheldInPeriod === weekly * (Number(weeks) - days.length);
  const isDue = isLeft && Number(amount) <= weekly * days.length;
  return (
    areInsured && areSaturdaysIn(period, days) && isWhole && isDue && !days.some((day) => taken.has(day))
  );
}

/**
 * Whether another record of the same company withheld for the Saturdays of a period that an event says. Of older entries of the record
 * nobody knows which they are.
 *
 * @param {Books} books
 * @param {Row} period
 * @param {Row} other
 */
function areSaturdaysOfRecord({ companyId, saturdays }, period, other) {
  if (other.saturdays === undefined) return true;
  const said = daysOf(other.saturdays);
  if (!areSaturdaysIn(period, said)) return false;
  if (other.companyId !== companyId) return true;
  const entries = [...(saturdays.get(String(other.employeeId)) ?? new Map()).values()];
  const known = entries.flatMap((days) => days ?? []).filter((day) => areSaturdaysIn(period, [day]));
  return (
    known.every((day) => said.includes(day)) &&
    (entries.includes(undefined) || said.every((day) => known.includes(day)))
  );
}

/** A list of days; what is none is no day. @param {unknown} days @returns {string[]} */
function daysOf(days) {
  return (Array.isArray(days) ? days : ['']).map((day) => (typeof day === 'string' ? day : ''));
}

/** Whether days are Saturdays of a period, in order and none twice. @param {Row} period @param {string[]} days */
function areSaturdaysIn({ start, end }, days) {
  return days.every(
    (day, nth) =>
      isSaturday(day) &&
      day >= String(start) &&
      day <= String(end) &&
      (nth === 0 || day > `${days[nth - 1]}`),
  );
}

/** @param {string} day */
function isSaturday(day) {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).getUTCDay() === 6;
}

/** The proof of a memo that came with an event, or that all those of an entry are erased. @param {ReturnType<typeof newBooks>} books @param {Event} event */
function noteMemo(books, { seq, type, entry, data }) {
  if (isRow(data.memo) && typeof data.memo.hash === 'string') {
    books.memos.set(seq, data.memo.hash);
    const place = `${entry} ${data.memo.hash}`;
    if (!books.written.has(place)) books.written.set(place, { seq, entry, isErased: false });
  }
  if (type !== 'MemosErased') return;
  for (const memo of books.written.values()) if (memo.entry === entry) memo.isErased = true;
}

/**
 * Whether a closing states what was booked in its period, or is paid in its month, and where the log stood.
 *
 * @param {Books} books
 * @param {Event} event
 * @param {Last} before
 */
function statesWhatWas({ periods, inForce }, { type, period, data }, before) {
  const isBound = data.seq === before.seq && data.hash === before.hash;
  if (type === 'PeriodClosed') {
    const { entryCount, amounts } = periods.get(period ?? -1) ?? NEW_PERIOD;
    return isBound && data.entryCount === entryCount && says(data.totals, amounts);
  }
  const paid = [...inForce.values()].filter(({ month }) => month !== undefined && month === data.month);
  const isOf = (
    /** @type {boolean} */ toEmployees,
    /** @type {unknown} */ count,
    /** @type {unknown} */ totals,
  ) => {
    const own = paid.filter(({ isOfEmployee }) => isOfEmployee === toEmployees);
    const all = own.reduce((/** @type {Amounts} */ total, { amounts }) => sum(total, amounts), {});
    return count === own.length && says(totals, all);
  };
  return (
    isBound && isOf(true, data.entryCount, data.totals) && isOf(false, data.paymentCount, data.paymentTotals)
  );
}

/**
 * Whether an event changes what is in force as it says, and leaves a pay that adds up. What it says is added even where it is wrong.
 *
 * @param {Books} books
 * @param {Event} event
 */
function moneyIsRight(books, { seq, stream, type, entry, period, payDate, command, data }) {
  const place = placeOf(stream, entry);
  const delta = amountsOf(data.delta);
  const isOfEmployee = stream.startsWith('emp:');
  const was = books.inForce.get(place) ?? { lastSeq: undefined, amounts: {} };
  const now = sum(was.amounts, delta);
  const month = entry === null || type.endsWith('Deleted') ? undefined : String(payDate).slice(0, 7);
  books.inForce.set(place, { lastSeq: seq, amounts: now, period, month, isOfEmployee });
  books.years.set(stream, sum(books.years.get(stream) ?? {}, delta));
  const isNew = noteEntry(books, { entry, command, data }, delta);
  const corrects = rowOf(data.corrects);
  if ('entryId' in corrects) books.corrected.set(place, placeOf(stream, corrects.entryId));
  const whole = books.corrected.get(place) ?? place;
  const paid = sum(books.paid.get(whole) ?? {}, delta);
  books.paid.set(whole, paid);
  if (!isSet(data.delta)) return false;
  const replaced = data.replacesSeq ?? undefined;
  if ('before' in data && !(says(data.before, was.amounts) && replaced === was.lastSeq)) return false;
  if ('after' in data && !says(data.after, now)) return false;
  if (type.endsWith('Loaded') && !isNew) return false;
  if (type.endsWith('Deleted') && !areEqual(now, {})) return false;
  if (isRow(data.result) && !areEqual({ ...now, ...computed(data.result) }, now)) return false;
  if (isRow(corrects.result) && !areEqual({ ...paid, ...computed(corrects.result) }, paid)) return false;
  if (entry === null) return true; // An opening balance brings what another program withheld.
  // A correction alone may take back more than it pays.
  return of(paid, ['net']) >= 0 && addsUp(now, { parts: books.parts, isOfEmployee });
}

/**
 * Whether an entry may be loaded now: it is there for the first time, or nothing is left of it in the tax year that it moves from.
 *
 * @param {Books} books
 * @param {Pick<Event, 'entry' | 'command' | 'data'>} event
 * @param {Amounts} delta
 */
function noteEntry({ entries, moved }, { entry, command, data }, delta) {
  if (entry === null) return true;
  const isMoved = 'movedFromSeq' in data;
  const was = entries.get(entry);
  entries.set(entry, sum(was ?? {}, delta));
  if (isMoved) moved.add(`${entry} ${command}`);
  return was ? isMoved && areEqual(was, {}) : !isMoved;
}

/**
 * What a calculation says of some amounts, all of which are in force after it.
 *
 * @param {Row} result
 * @returns {Amounts}
 */
function computed({ gross, net, uncollected, incomeTax, retained, contributions }) {
  const { amount } = rowOf(incomeTax ?? retained);
  const withheld = Object.entries(rowOf(contributions)).map(([name, line]) => [name, rowOf(line).amount]);
  const said = { gross, net, uncollected, incomeTaxWithheld: amount, ...Object.fromEntries(withheld) };
  return /** @type {Amounts} */ (said); // what is no amount is equal to none
}

/** Whether no contribution is above what the limit of its year left; the additional Medicare has none. @param {unknown} result */
function keepsLimits(result) {
  return Object.values(rowOf(rowOf(result).contributions)).every((line) => {
    const { amount, limit, yearToDate, additional } = rowOf(line);
    const { amount: unlimited = 0 } = rowOf(additional);
    if (limit === undefined) return true;
    const [withheld, most, before, more] = [amount, limit, yearToDate, unlimited];
    const isSaid = [withheld, most, before, more].every(Number.isSafeInteger);
    return isSaid && Number(withheld) - Number(more) <= Math.max(0, Number(most) - Number(before));
  });
}

/**
 * Whether a pay comes to what its parts do, and has no amount that is none of them.
 *
 * @param {Amounts} amounts
 * @param {{ parts: Parts, isOfEmployee: boolean }} about
 */
function addsUp(amounts, { parts, isOfEmployee }) {
  const { earned, withheld, deducted, added } = parts;
  const counted = [...earned, ...withheld, ...deducted, ...added];
  const isCounted = Object.entries(amounts).every(
    ([name, amount]) => amount === 0 || counted.includes(name) || isNoPart(name),
  );
  const gross = of(amounts, ['gross']);
  const balance = gross - of(amounts, withheld) - of(amounts, deducted) + of(amounts, added);
  const isBalanced = of(amounts, ['net']) - of(amounts, ['uncollected']) === balance;
  return isCounted && isBalanced && (!isOfEmployee || gross === of(amounts, earned));
}

/** @param {Row[]} stated @param {ReturnType<typeof newBooks>['periods']} periods @returns {Problem[]} */
function registerProblems(stated, periods) {
  const byPeriod = new Map(stated.map((row) => [Number(row.period), row]));
  const all = [...new Set([...byPeriod.keys(), ...periods.keys()])].toSorted((a, b) => a - b);
  return all
    .filter((period) => {
      const said = byPeriod.get(period);
      const is = periods.get(period);
      return !(
        said &&
        is &&
        said.entryCount === is.entryCount &&
        said.status === is.status &&
        (said.closedSeq ?? null) === is.closedSeq &&
        says(said.amounts, is.amounts)
      );
    })
    .map((period) => ({ problem: 'register', period }));
}

// 4. What stands beside the log

/**
 * @param {number} companyId
 * @param {Row[]} anchors
 * @param {{ hashes: Map<number, string>, key: Key | undefined }} known
 * @returns {Problem[]}
 */
function anchorProblems(companyId, anchors, { hashes, key }) {
  return anchors
    .filter(({ seq, hash, at, keyId, signature, number }) => {
      const isFirst = (number ?? null) === null;
      const statement = isFirst
        ? canonical(['garita-anchor/1', companyId, seq, hash, at, keyId])
        : canonical(['garita-anchor/2', companyId, number, seq, hash, at, keyId]);
      const isOfLog = typeof hash === 'string' && hashes.get(Number(seq)) === hash;
      return !isOfLog || (key && !(keyId === key.id && key.isSigned(statement, signature)));
    })
    .map(({ seq }) => ({ problem: 'anchor', seq: Number(seq) }));
}

/**
 * The anchors that are not there: before one whose number is not the next, at a closing that was signed, behind the last one. Those without
 * a number were signed before there were any, and count.
 *
 * @param {Row[]} anchors
 * @param {{ count: number | undefined, sealed: Map<number, unknown> }} stated
 * @returns {Problem[]}
 */
function missingAnchors(anchors, { count, sealed }) {
  /** @type {Set<number>} */
  const seqs = new Set();
  let last = { seq: 0, number: 0, isNumbered: false };
  for (const anchor of anchors) {
    const isNumbered = (anchor.number ?? null) !== null;
    const next = last.number + 1;
    const seq = isCount(anchor.seq) ? anchor.seq : 0;
    if (isNumbered ? anchor.number !== next : last.isNumbered) seqs.add(seq);
    last = { seq, number: isCount(anchor.number) ? anchor.number : next, isNumbered };
  }
  if (count !== undefined && count !== last.number) seqs.add(last.seq + 1);
  const numbers = new Map(anchors.map(({ seq, number }) => [Number(seq), number ?? null]));
  for (const [seq, number] of sealed) if ((numbers.get(seq) ?? null) !== number) seqs.add(seq);
  return [...seqs].toSorted((a, b) => a - b).map((seq) => ({ problem: 'anchor-missing', seq }));
}

/**
 * The memos that are not what was written; then those that are not there and were not erased.
 *
 * @param {Row[]} memos
 * @param {{ manifest: Manifest, log: Pick<ReturnType<typeof newBooks>, 'memos' | 'written'> }} packet
 * @returns {Problem[]}
 */
function memoProblems(memos, { manifest, log }) {
  const wrong = memos
    .filter(({ seq, salt, text }) => {
      const isText = typeof salt === 'string' && typeof text === 'string';
      return !isText || log.memos.get(Number(seq)) !== sha256(`${salt}${text}`);
    })
    .map(({ seq }) => ({ problem: 'memo', seq: Number(seq) }));
  if (manifest.format === 'garita-packet/1') return wrong;
  const there = new Set(memos.map(({ seq }) => seq));
  const missing = [...log.written.values()].filter(({ seq, isErased }) => !isErased && !there.has(seq));
  return [...wrong, ...missing.map(({ seq }) => ({ problem: 'memo-missing', seq }))];
}

/**
 * Whether each filing has the copy that its event says, and whether the document beside it is what the copy holds.
 *
 * @param {ReturnType<typeof checkFiles>} files
 * @param {Map<number, string>} hashes
 * @returns {Problem[]}
 */
function copyProblems({ rows, content }, hashes) {
  const bySeq = new Map(rows('personal/filed.jsonl').map((row) => [Number(row.seq), row]));
  const all = [...new Set([...hashes.keys(), ...bySeq.keys()])].toSorted((a, b) => a - b);
  return all
    .filter((seq) => {
      const { copy, key, document } = bySeq.get(seq) ?? {};
      const sealed = content(copy);
      const shown = content(document);
      if (!sealed || !shown || sha256(sealed) !== hashes.get(seq)) return true;
      return !opened(sealed, key)?.equals(shown);
    })
    .map((seq) => ({ problem: 'copy', seq }));
}

/**
 * The document in a sealed copy: nonce (12 bytes), AES-256-GCM, tag (16 bytes), and in it JSON, packed with gzip.
 *
 * @param {Buffer} sealed
 * @param {unknown} key
 */
function opened(sealed, key) {
  if (typeof key !== 'string' || !/^[\w-]*$/u.test(key)) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const packed = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    return Buffer.from(JSON.parse(gunzipSync(packed).toString('utf8')).bytes, 'base64');
  } catch {
    return undefined;
  }
}

/**
 * An Ed25519 key by its 32 bytes in hex, in the writing of RFC 8410; its id is the beginning of the hash of that.
 *
 * @param {unknown} publicKey
 * @returns {Key | undefined}
 */
function keyOf(publicKey) {
  if (typeof publicKey !== 'string' || !/^[0-9a-f]{64}$/u.test(publicKey)) return undefined;
  const der = bytes(`302a300506032b6570032100${publicKey}`);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return {
    id: sha256(der).slice(0, 16),
    isSigned: (text, signature) =>
      typeof signature === 'string' &&
      /^[\w-]*$/u.test(signature) &&
      verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')),
  };
}

/** @param {string} hash @param {Map<number, string>} hashes */
function beginsOne(hash, hashes) {
  return hash.length >= 16 && [...hashes.values()].some((one) => one.startsWith(hash.toLowerCase()));
}

// 5. Small things

/** @param {string} text */
function words(text) {
  return text.split(/\s+/u);
}

/** Where what is in force is kept of an entry; that of an opening balance has no number. @param {string} stream @param {unknown} entry */
function placeOf(stream, entry) {
  const isNamed = typeof entry === 'number' || typeof entry === 'string';
  return JSON.stringify([stream, isNamed ? typeof entry : 'none', isNamed ? String(entry) : '']);
}

/** Whether something is a set of amounts, by name. @param {unknown} value @returns {value is Amounts} */
function isSet(value) {
  return isRow(value) && Object.values(value).every(Number.isSafeInteger);
}

/** The set that something is; of what is none nothing is added. @param {unknown} value @returns {Amounts} */
function amountsOf(value) {
  return isSet(value) ? value : {};
}

/** Whether something is a set of the same amounts. @param {unknown} value @param {Amounts} amounts */
function says(value, amounts) {
  return isSet(value) && areEqual(value, amounts);
}

/** What a set has of some names together; what it does not name is nothing. @param {Amounts} amounts @param {string[]} names */
function of(amounts, names) {
  return names.reduce((total, name) => total + amountIn(amounts, name), 0);
}

/** What a set has of a name: of every object there is a `valueOf`, which none of them states. @param {Amounts} amounts @param {string} name */
function amountIn(amounts, name) {
  const amount = ownValue(amounts, name);
  return amount === undefined ? 0 : /** @type {number} */ (amount);
}

/** What a row states under a name. @param {Row} row @param {string} name */
function ownValue(row, name) {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

/** An integer; of anything else no number, which is equal to none. @param {unknown} value */
function integerOf(value) {
  return Number.isSafeInteger(value) ? Number(value) : Number.NaN;
}

/** @param {Amounts} a @param {Amounts} b @returns {Amounts} */
function sum(a, b) {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.map((name) => [name, amountIn(a, name) + amountIn(b, name)]));
}

/** @param {Amounts} a @param {Amounts} b */
function areEqual(a, b) {
  return [...Object.keys(a), ...Object.keys(b)].every((name) => amountIn(a, name) === amountIn(b, name));
}

/** What the rows of a file are told by: the number of an event, or of a period. @type {Record<string, string>} */
const KEYS = {
  'anchors.jsonl': 'seq',
  'registers.jsonl': 'period',
  'personal/memos.jsonl': 'seq',
  'personal/filed.jsonl': 'seq',
};

/**
 * The rows of a file with one JSON object on each line; undefined where it is none.
 *
 * @param {Buffer | undefined} content
 * @param {string | undefined} key what each row is told by
 */
function rowsOf(content, key) {
  const lines = (content ?? '').toString('utf8').split('\n').slice(0, -1);
  const rows = lines.map(parsed).filter(isRow);
  const areTold = key === undefined || rows.every((row) => isCount(row[key]));
  return areTold && rows.length === lines.length ? rows : undefined;
}

/** The lines of a file; empty where one is no UTF-8. @param {string} path @returns {AsyncGenerator<string>} */
async function* linesOf(path) {
  let rest = Buffer.alloc(0);
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, piece]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield textOf(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield textOf(rest);
}

/** @param {Buffer} line */
function textOf(line) {
  return isUtf8(line) ? line.toString('utf8') : '';
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** @param {string} folder @param {string} name */
function read(folder, name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** @param {string | undefined} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A list of texts and integers in the one writing that is signed. @param {unknown[]} parts */
function canonical(parts) {
  return `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`;
}

/** @param {unknown} value @returns {Row} */
function rowOf(value) {
  return isRow(value) ? value : {};
}

/** @param {unknown} value @returns {value is Row} */
function isRow(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is number} */
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** The hash of some content followed by a hash given in hex. @param {string | Buffer} content @param {string} hex */
function sha256(content, hex = '') {
  return createHash('sha256').update(content).update(bytes(hex)).digest('hex');
}

/** @param {string} hex */
function bytes(hex) {
  return Buffer.from(hex, 'hex');
}

/** @param {string} a @param {string} b */
function byBytes(a, b) {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

// 6. What is said of it

/** @type {Record<string, string>} */
const MEANINGS = {
  file: 'falta, sobra o no es el archivo que dice el manifiesto',
  seal: 'el sello del paquete no es válido',
  parts: 'la lista de montos del manifiesto no es la del formato',
  unreadable: 'la línea no es un movimiento de esta compañía',
  missing: 'falta el movimiento',
  version: 'falta un movimiento anterior de la misma serie',
  altered: 'el movimiento no es el que se registró',
  unlinked: 'el movimiento no sigue al anterior',
  head: 'el libro no termina donde dice el manifiesto',
  moment: 'su momento no sigue al del anterior',
  amounts: 'los montos no cuadran',
  limit: 'se retuvo más de lo que quedaba del límite del año',
  'year-to-date': 'no cuenta lo que el año había retenido',
  'tax-year': 'su fecha de pago es de otro año',
  saturdays: 'el seguro choferil no es el de los sábados de su período que quedaban',
  closed: 'su período no lo admitía: estaba cerrado, o no lo estaba',
  mark: 'marca un pago que no había, o con un cheque que ya tenía otro',
  filing: 'no se presentó como estaba el libro, o no se había presentado',
  reason: 'no dice por qué',
  closing: 'el cierre no dice lo que había en el período o en el mes',
  anchor: 'el ancla no es de este libro o no la firmó la clave',
  'anchor-missing': 'falta un ancla que se firmó',
  register: 'el período no suma lo que dicen sus movimientos',
  memo: 'el memo no es el que se escribió',
  'memo-missing': 'falta el memo, que nadie borró',
  copy: 'la copia de lo radicado falta o no es la que se guardó',
  key: 'el paquete no lleva el sello de la clave que se indicó',
  hash: 'ningún movimiento tiene la huella que se indicó',
};

/** @param {Problem} problem */
function sentence({ problem, seq, period, file }) {
  const where =
    seq === undefined ? (period === undefined ? (file ?? '') : `período ${period}`) : `movimiento ${seq}`;
  return `  ${where === '' ? '' : `${where}: `}${MEANINGS[problem] ?? problem} (${problem})`;
}

/** @param {Awaited<ReturnType<typeof verifyPacket>>} verdict */
function report({ whole, companyId, events, hash, keyId, anchors, problems }) {
  if (companyId === undefined) return ['No es un paquete del auditor: no se puede leer manifest.json.'];
  return [
    `Compañía ${companyId}: ${events} movimientos, ${whole ? 'libro íntegro' : `${problems.length} problemas`}`,
    `Huella del último movimiento: ${hash}`,
    keyId === null
      ? `Sin sello: compare la huella con una que conozca (--hash). Anclas sin comprobar su firma: ${anchors}`
      : `Sellado con la clave ${keyId}; compárela con la que conozca (--key). Anclas: ${anchors}`,
    ...problems.map(sentence),
  ];
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, hash: { type: 'string' }, json: { type: 'boolean' } },
  });
  const folders = positionals.length > 0 ? positionals : [dirname(fileURLToPath(import.meta.url))];
  let exitCode = 0;
  for (const folder of folders) {
    const verdict = await verifyPacket(folder, values);
    console.log(values.json ? JSON.stringify(verdict) : report(verdict).join('\n'));
    exitCode = Math.max(exitCode, verdict.companyId === undefined ? 2 : verdict.whole ? 0 : 1);
  }
  process.exitCode = exitCode;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main();
}
