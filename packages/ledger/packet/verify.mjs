#!/usr/bin/env node
// Verifies an auditor's packet of Garita. It needs only Node: no network, no database, no other file of
// Garita.
// The format is in Garita's `docs/ledger-format.md`; its section 4 lists the checks in order.
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
 * @typedef {{
 *   seq: number, stream: string, version: number, type: string, entry: number | null, period: number | null,
 *   payDate: string | null, moment: number, command: string, reason: string | null, data: Row
 * }} Event
 * @typedef {{ seq: number, hash: string, moment: number, command: string }} Last
 */

/**
 * The parts of a pay, by the names of its amounts in a payload. The manifest of a packet contains all of
 * them, and may have later names, whose earlier amounts are zero.
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
 * Returns all problems of an unpacked packet in a folder. `known` are facts from outside the packet: the id
 * of Garita's signing key, and the beginning of a printed hash.
 *
 * @param {string} folder
 * @param {{ key?: string | undefined, hash?: string | undefined }} known
 */
export async function verifyPacket(folder, known = {}) {
  const manifest = manifestIn(folder);
  if (!manifest) return { whole: false, problems: [{ problem: 'file', file: 'manifest.json' }] };
  const { companyId, head } = manifest;
  const files = checkFiles(folder, manifest);
  const seal = checkSignature(folder, manifest);
  const parts = partsIn(manifest.amounts);
  const log = await checkLog(join(folder, 'ledger.jsonl'), {
    companyId,
    parts: parts ?? PARTS,
    // With packets of the first format, a period could be reopened without a reason.
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
 * The manifest of a packet. In the first format it lacks the number of anchors, and the log does not record
 * the erasure of every missing memo.
 *
 * @typedef {{
 *   format: string, companyId: number, head: { seq: number, hash: string }, anchors: number | undefined,
 *   personalData: boolean, amounts: Row, files: Row[]
 * }} Manifest
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

/**
 * Returns true if a manifest lists a file in the right format.
 * @param {unknown} file
 * @returns {file is Row}
 */
function isListed(file) {
  return (
    isRow(file) && typeof file.name === 'string' && isCount(file.bytes) && typeof file.sha256 === 'string'
  );
}

/**
 * Checks that exactly the files of the manifest exist, unchanged. Returns also the rows of the files that are
 * read completely.
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
    // Reads only files found in the folder: a listed name that leads out of it is not read.
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
 * Checks the signature of the manifest, and with it of every file. Returns also the key, if it is signed.
 *
 * @param {string} folder
 * @param {Manifest} stated
 * @returns {{ problems: Problem[], key?: Key }}
 */
function checkSignature(folder, { format }) {
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
 * Returns the parts of pay in the manifest of a packet. Returns undefined if a name of the format is missing,
 * in another list or twice: such a list could hide an amount.
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

/**
 * Returns the names in a list; none if it lacks a name of the format.
 * @param {unknown} stated
 * @param {string[]} known
 */
function namesIn(stated, known) {
  const names = Array.isArray(stated) ? stated.filter((name) => typeof name === 'string') : [];
  return known.every((name) => names.includes(name)) ? names : [];
}

/**
 * Returns true if an amount is a sum, a time or the exempt part of severance, so not a part.
 * @param {string} name
 */
function isNoPart(name) {
  return ['gross', 'net', 'uncollected', 'severanceExempt'].includes(name) || name.endsWith('Minutes');
}

// 2. The log

const LINE = /^\["([0-9a-f]{64})", "([0-9a-f]{64})", (\[.*\])\]$/su;

/**
 * Verifies the chains of the company and of its streams event by event, and the amounts in the events.
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

/**
 * @param {{ seq: number, hash: string }} stated
 * @param {{ seq: number, hash: string }} last
 * @returns {Problem[]}
 */
function headProblems(stated, last) {
  if (stated.seq === last.seq && stated.hash === last.hash) return [];
  const seq = Math.min(stated.seq, last.seq) + (stated.seq === last.seq ? 0 : 1);
  return [{ problem: 'head', seq }];
}

// 3. Money

/**
 * The amounts in force of an entry or a payment. `month` is the month of payment, absent for deleted pay and
 * for opening balances.
 *
 * @typedef {{
 *   lastSeq: number | undefined, amounts: Amounts, period?: number | null, month?: string | undefined,
 *   isOfEmployee?: boolean
 * }} InForce
 * @typedef {{ entryCount: number, amounts: Amounts, closedSeq: number | null, status: string }} Period
 */

/**
 * Returns the state before the first event.
 * @param {{ companyId: number, parts: Parts, asksReasons: boolean }} packet
 */
function newBooks({ companyId, parts, asksReasons }) {
  return {
    companyId,
    parts,
    asksReasons,
    /** @type {Map<string, InForce>} the amounts in force, by stream and entry */
    inForce: new Map(),
    /** The payments to contractors in force, by stream and entry. */
    payments: new Map(),
    /** @type {Map<string, Amounts>} the totals of each stream, opening balance included */
    years: new Map(),
    /**
     * @type {Map<number, Amounts>} the amounts of each entry in any stream, because it may move to another
     * tax year
     */
    entries: new Map(),
    /** @type {Map<string, string>} the entry that each correction corrects */
    corrected: new Map(),
    /** @type {Map<string, Amounts>} the amounts of each entry with all its corrections */
    paid: new Map(),
    /**
     * @type {Map<string, Map<number, string[] | undefined>>} the Saturdays of entries, by employee; undefined
     * if old
     */
    saturdays: new Map(),
    /** @type {Map<string, Map<number, ByDay>>} the entries by day in force, by employee and entry */
    byDay: new Map(),
    /** @type {Map<string, Taxed>} the live entries as income tax by certificate counts them, by place */
    taxed: new Map(),
    /** @type {Map<string, number>} the exempt wages of opening balances, by stream */
    openedExempt: new Map(),
    /** @type {Map<number, Period>} */
    periods: new Map(),
    /** @type {Map<number, number | null>} the entry that each cheque pays, by cheque number */
    cheques: new Map(),
    /** @type {Set<string>} the moved entries, with the command that moved them */
    moved: new Set(),
    /** @type {Set<number>} the filed documents, by event */
    filed: new Set(),
    /** @type {Map<number, string>} the streams of settlements outside Garita, by event */
    settled: new Map(),
    /** @type {Map<number, string>} the hash of each memo, by event */
    memos: new Map(),
    /**
     * @type {Map<string, { seq: number, entry: number | null, isErased: boolean }>} the first event with each
     * memo hash
     */
    written: new Map(),
    /** @type {Map<number, unknown>} the anchor number of each signed closing, by event */
    sealed: new Map(),
    /** @type {Map<number, string>} the hash of each filed copy, by event */
    copies: new Map(),
  };
}

/** @typedef {ReturnType<typeof newBooks>} Books */

/**
 * Applies an event to the state, and returns its problems.
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
  const countsYear = countsItsYear(books, event) && countsEarlierPay(books, event);
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
    days: !daysAreRight(books, event),
    leave: !leaveIsRight(event),
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

/**
 * Returns the status of a period after an event. Booking opens a reviewed period, but not a closed one.
 * @param {string} status
 * @param {string} type
 * @param {boolean} isBooking
 */
function statusAfter(status, type, isBooking) {
  if (type === 'PeriodClosed') return 'closed';
  if (type === 'PeriodReopened') return 'open';
  if (type === 'PeriodReviewed') return 'reviewed';
  return isBooking && status === 'reviewed' ? 'open' : status;
}

/**
 * Returns true if the period of an event allows it. A closed period allows only reopening; only a closed one
 * can be reopened; only an entry of a closed one can be corrected.
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

/** Returns true if pay belongs to the tax year of its stream. @param {Event} event */
function isOfItsYear({ stream, entry, payDate, data }) {
  return !('delta' in data) || entry === null || payDate?.slice(0, 4) === stream.split(':')[2];
}

/**
 * Returns true if a payment mark is for existing pay, and its cheque paid nothing else. Pay that moves to
 * another year is marked again with the same cheque.
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

/**
 * Returns true if a filing has the current end of the log, and a withdrawal has an existing filing or
 * settlement.
 * @param {Books} books
 * @param {Event} event
 */
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
 * Returns true if a calculation used the right year to date and limited each contribution by it. A
 * calculation that was kept unchanged may have used an older one.
 *
 * @param {Books} books
 * @param {Event} event
 */
function countsItsYear(books, { seq, stream, entry, payDate, period, data }) {
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
  const isRight =
    isOfYear &&
    countsCertificates(books, { stream, entry, payDate, period, data }) &&
    countsTips(books, { stream, entry, payDate, data }) &&
    countsSeverance(data);
  return (!isAnew || isRight) && countsAsKnown(contributions, known);
}

/**
 * An entry as income tax by certificate counts it: its place in the order of pay dates, and the parts of its
 * tax, which are undefined for other methods.
 *
 * @typedef {{
 *   stream: string, whole: string, entry: number, payDate: string, period: number | null,
 *   parts: TaxParts | undefined, isNonResident: boolean, tips: TipsParts
 * }} Taxed
 * @typedef {{ socialSecurity: number, medicare: number }} TipsParts the taxes on tips that an entry left
 *   uncollected, less those of earlier entries that it collected
 * @typedef {{
 *   taxed: number, tax: number, additional: number, bonus: number, bonusTax: number, exempt: number
 * }} TaxParts
 */

/**
 * Returns true if an entry by certificate counted the right year before it, and no other entry any.
 *
 * @param {Books} books
 * @param {Pick<Event, 'stream' | 'entry' | 'payDate' | 'period' | 'data'>} event
 */
function countsCertificates(books, { stream, entry, payDate, period, data }) {
  const { method, certificate, isYoung, law } = rowOf(rowOf(data.facts).withholding);
  const { certificate: said, elsewhere } = rowOf(rowOf(data.basis).soFar);
  if (method !== 'certificate') return said === undefined;
  const corrects = rowOf(data.corrects);
  const isCorrection = 'entryId' in corrects;
  const whole = placeOf(stream, isCorrection ? corrects.entryId : entry);
  const first = books.taxed.get(whole);
  const place = {
    whole,
    stream,
    entry: Number(isCorrection ? corrects.entryId : entry),
    payDate: isCorrection ? String(first?.payDate) : String(payDate),
    period: isCorrection ? rowOf(corrects.period).id : period,
    youngLimit:
      isYoung === true && rowOf(certificate).youthOptOut !== true
        ? integerOf(rowOf(law).youngExemption)
        : undefined,
  };
  const others = (Array.isArray(elsewhere) ? elsewhere : []).flatMap((other) => {
    const row = rowOf(other).certificate;
    return row === undefined ? [] : [rowOf(row)];
  });
  const known = certificateYear(books, place);
  for (const { exempt, codaPlans, bonus } of others) {
    known.exempt += integerOf(exempt);
    known.codaPlans += integerOf(codaPlans);
    known.bonus += integerOf(rowOf(bonus).taxed);
    known.bonusTax += integerOf(rowOf(bonus).tax);
  }
  const { inPeriod, bonus, exempt, codaPlans, latestRatio, year } = rowOf(said);
  const ratio = latestRatio === null ? { tax: null, pay: null } : rowOf(latestRatio);
  const isLeft = others.length > 0 && place.youngLimit !== undefined; // what others leave of it is not known
  return (
    rowOf(inPeriod).taxed === known.inPeriod &&
    rowOf(inPeriod).regularTax === known.taxInPeriod &&
    rowOf(inPeriod).additional === known.additionalInPeriod &&
    rowOf(bonus).taxed === known.bonus &&
    rowOf(bonus).tax === known.bonusTax &&
    codaPlans === known.codaPlans &&
    ratio.tax === known.ratioTax &&
    ratio.pay === known.ratioPay &&
    (isLeft ||
      (exempt === known.exempt &&
        rowOf(year).wages === known.wages &&
        rowOf(year).withheld === known.withheld))
  );
}

/**
 * Returns the sums of a year before an entry by certificate.
 *
 * @param {Books} books
 * @param {{
 *   whole: string, stream: string, entry: number, payDate: string, period: unknown,
 *   youngLimit: number | undefined
 * }} at
 */
function certificateYear({ taxed, paid, inForce, openedExempt }, at) {
  const { amounts: opening = {} } = inForce.get(placeOf(at.stream, null)) ?? {};
  const openedWages = openedExempt.get(at.stream) ?? 0;
  const known = {
    inPeriod: 0,
    taxInPeriod: 0,
    additionalInPeriod: 0,
    bonus: 0,
    bonusTax: 0,
    exempt: openedWages,
    codaPlans: of(opening, ['codaPlans']),
    ratioTax: /** @type {number | null} */ (null),
    ratioPay: /** @type {number | null} */ (null),
    wages: of(opening, ['gross']) - openedWages,
    withheld: of(opening, ['incomeTaxWithheld']),
  };
  const own = [...taxed.values()].filter(({ stream, whole }) => stream === at.stream && whole !== at.whole);
  const first = own.filter((one) => one.whole === placeOf(one.stream, one.entry) && isBefore(one, at));
  for (const one of first.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))) {
    const amounts = paid.get(one.whole) ?? {};
    known.codaPlans += of(amounts, ['codaPlans']);
    if (one.isNonResident) continue; // it is no wages
    if (!one.parts) {
      const taxedGross = of(amounts, ['gross']) - of(amounts, ['severanceExempt']);
      const wages = taxedGross - of(amounts, ['tips', 'tipsReceived', 'commissions', 'concessions']);
      const exempt = Math.max(0, Math.min(wages, (at.youngLimit ?? 0) - known.exempt));
      known.exempt += exempt;
      known.wages += Math.max(0, taxedGross - of(amounts, ['bonus']) - exempt);
      known.withheld += of(amounts, ['incomeTaxWithheld']);
      continue;
    }
    const parts = own.filter(({ whole }) => whole === one.whole).flatMap((part) => part.parts ?? []);
    const total = (/** @type {keyof TaxParts} */ name) => parts.reduce((all, part) => all + part[name], 0);
    known.exempt += total('exempt');
    known.bonus += total('bonus');
    known.bonusTax += total('bonusTax');
    known.wages += total('taxed');
    known.withheld += total('tax') + total('additional');
    if (total('taxed') > 0) [known.ratioTax, known.ratioPay] = [total('tax'), total('taxed')];
    if (one.period !== at.period) continue;
    known.inPeriod += total('taxed');
    known.taxInPeriod += total('tax');
    known.additionalInPeriod += total('additional');
  }
  return known;
}

/**
 * Returns true if an entry is before another one by pay date and number.
 * @param {{ payDate: string, entry: number }} one
 * @param {{ payDate: string, entry: number }} other
 */
function isBefore(one, other) {
  return one.payDate === other.payDate ? one.entry < other.entry : one.payDate < other.payDate;
}

/**
 * Stores an entry as income tax by certificate counts it, or the exempt wages of an opening balance.
 * @param {Books} books
 * @param {Pick<Event, 'stream' | 'type' | 'entry' | 'payDate' | 'period' | 'data'>} event
 * @param {string} whole the place of the entry that it belongs to
 */
function noteTaxed({ taxed, openedExempt }, { stream, type, entry, payDate, period, data }, whole) {
  if (entry === null) {
    const { exemptWages } = rowOf(data.bases);
    openedExempt.set(stream, Number.isSafeInteger(exemptWages) ? Number(exemptWages) : 0);
    return;
  }
  const place = placeOf(stream, entry);
  if (type.endsWith('Deleted')) {
    taxed.delete(place);
    return;
  }
  const { computed: tax } = rowOf(rowOf(data.result).incomeTax);
  const tips = tipsLeft(rowOf(rowOf(data.result).tips));
  taxed.set(place, {
    stream,
    whole,
    entry,
    payDate: String(payDate),
    period,
    parts: partsOfTax(rowOf(tax)),
    isNonResident: String(rowOf(tax).rule).startsWith('non-resident-'),
    tips,
  });
}

/** @param {Row} settlement @returns {TipsParts} */
function tipsLeft({ carriedIn, carried }) {
  if (carried === undefined) return { socialSecurity: 0, medicare: 0 };
  const [left, collected] = [rowOf(carried), rowOf(carriedIn)];
  return {
    socialSecurity: integerOf(left.socialSecurity) - integerOf(collected.socialSecurity),
    medicare: integerOf(left.medicare) - integerOf(collected.medicare),
  };
}

/**
 * Returns true if an entry counted the taxes on tips that the entries of its year before it left uncollected,
 * deducts them, and pays no tips that the employee already has.
 *
 * @param {Books} books
 * @param {Pick<Event, 'stream' | 'entry' | 'payDate' | 'data'>} event
 */
function countsTips({ taxed }, { stream, entry, payDate, data }) {
  const corrects = rowOf(data.corrects);
  const isCorrection = 'entryId' in corrects;
  const whole = placeOf(stream, isCorrection ? corrects.entryId : entry);
  const at = {
    entry: Number(isCorrection ? corrects.entryId : entry),
    payDate: isCorrection ? String(taxed.get(whole)?.payDate) : String(payDate),
  };
  const earlier = [...taxed.values()].filter((one) => {
    const first = taxed.get(one.whole) ?? one;
    return one.stream === stream && one.whole !== whole && isBefore(first, at);
  });
  const due = (/** @type {keyof TipsParts} */ name) =>
    Math.max(
      0,
      earlier.reduce((total, { tips }) => total + tips[name], 0),
    );
  const [socialSecurity, medicare] = [due('socialSecurity'), due('medicare')];
  const { carriedIn } = rowOf(rowOf(data.basis).soFar);
  const isCounted =
    socialSecurity + medicare === 0
      ? carriedIn === undefined
      : rowOf(carriedIn).socialSecurity === socialSecurity && rowOf(carriedIn).medicare === medicare;
  const result = rowOf(isCorrection ? corrects.result : data.result);
  const settled = rowOf(result.tips);
  const received = rowOf(result.typed).tipsReceived ?? 0;
  const deducted = rowOf(settled.carriedIn);
  const isSettled =
    result.tips === undefined
      ? received === 0 && socialSecurity + medicare === 0
      : settled.received === received &&
        deducted.socialSecurity === socialSecurity &&
        deducted.medicare === medicare;
  return isCounted && isSettled;
}

/**
 * Returns true if an entry exempts of its severance what the facts that it froze leave, or what was typed,
 * and its income tax counts the rest.
 *
 * @param {Row} data
 */
function countsSeverance(data) {
  const corrects = rowOf(data.corrects);
  const isCorrection = 'entryId' in corrects;
  const { inputs, result } = isCorrection ? corrects : data;
  const { typed, severance, gross, incomeTax } = rowOf(result);
  const paid = rowOf(typed).severance ?? 0;
  if (severance === undefined) return paid === 0;
  const { limit, exempt, isEdited } = rowOf(severance);
  const { rule, base } = rowOf(rowOf(incomeTax).computed);
  const { byLaw = 0, exemptElsewhere = 0 } = rowOf(rowOf(data.facts).severance);
  const left = String(rule).startsWith('non-resident-')
    ? null
    : Math.max(0, integerOf(byLaw) - integerOf(exemptElsewhere));
  const edited = rowOf(inputs).editedSeveranceExempt;
  const due = Math.min(integerOf(paid), edited === undefined ? (left ?? 0) : integerOf(edited));
  const bonus = rule === 'certificate' ? integerOf(rowOf(typed).bonus) : 0;
  return (
    limit === left &&
    exempt === due &&
    isEdited === (edited !== undefined) &&
    base === integerOf(gross) - due - bonus
  );
}

/** @param {Row} computed @returns {TaxParts | undefined} */
function partsOfTax({ rule, taxed, regularTax, additional, bonus, young }) {
  if (rule !== 'certificate') return undefined;
  const orNothing = (/** @type {unknown} */ value) => (value === undefined ? 0 : integerOf(value));
  return {
    taxed: integerOf(taxed),
    tax: integerOf(regularTax),
    additional: integerOf(rowOf(additional).amount),
    bonus: orNothing(rowOf(bonus).taxed),
    bonusTax: orNothing(rowOf(bonus).tax),
    exempt: orNothing(rowOf(young).regular) + orNothing(rowOf(young).bonus),
  };
}

/**
 * Returns the pay of a person's other records in an event.
 * @param {Row[]} others
 * @param {string} name
 */
function paidElsewhere(others, name) {
  return others.reduce((total, { yearToDate }) => total + integerOf(ownValue(rowOf(yearToDate), name)), 0);
}

/**
 * Returns true if each record has two ids, is not the record of the stream, and is listed once.
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
 * Returns true if an event has the right pay of another record in the same company and year.
 *
 * @param {Books} books
 * @param {{ stream: string, names: string[] }} event
 * @param {Row} other
 */
function isOfRecord(books, { stream, names }, { employeeId, yearToDate }) {
  const year = books.years.get(`emp:${String(employeeId)}:${stream.split(':')[2]}`) ?? {};
  return names.every((name) => ownValue(rowOf(yearToDate), name) === of(year, [name]));
}

/**
 * Returns true if a payment to a contractor counted what was paid earlier in the year, and withheld nothing
 * from the part in the first 500.00. Payments without the fact leave nothing out.
 *
 * @param {Books} books
 * @param {Event} event
 */
function countsEarlierPay(books, { stream, entry, payDate, data }) {
  const { earlierPay } = rowOf(data.facts);
  const result = rowOf(data.result);
  if (!('delta' in data) || !stream.startsWith('ctr:') || !isRow(data.result)) return true;
  const { gross, notSubject = 0 } = result;
  if (!isRow(earlierPay)) return notSubject === 0;
  const [, contractor, year] = stream.split(':');
  const others = Array.isArray(earlierPay.elsewhere) ? earlierPay.elsewhere.map(rowOf) : [];
  const numbers = [gross, notSubject, earlierPay.own, ...others.map((other) => other.gross)];
  if (!numbers.every(Number.isSafeInteger)) return false;
  const named = others.map((other) => `${String(other.companyId)}:${String(other.contractorId)}`);
  const areTold = others.every((other) => isCount(other.companyId) && isCount(other.contractorId));
  if (!areTold || new Set([`${books.companyId}:${contractor}`, ...named]).size !== named.length + 1)
    return false;
  const paidIn = (/** @type {string} */ place) =>
    [...(books.payments.get(place) ?? new Map())].reduce((total, [id, paid]) => {
      const isEarlier = paid.payDate === payDate ? id < (entry ?? 0) : paid.payDate < String(payDate);
      return id !== entry && isEarlier ? total + paid.gross : total;
    }, 0);
  const areRight = others.every(
    (other) =>
      other.companyId !== books.companyId ||
      other.gross === paidIn(`ctr:${String(other.contractorId)}:${year}`),
  );
  if (!areRight || earlierPay.own !== paidIn(stream)) return false;
  const before = others.reduce((total, other) => total + integerOf(other.gross), integerOf(earlierPay.own));
  const above = (/** @type {number} */ paid) => Math.max(0, paid - 50_000);
  return integerOf(notSubject) === integerOf(gross) - (above(before + integerOf(gross)) - above(before));
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
 * Returns true if an entry withholds chauffeur insurance for free Saturdays of its period, and the right
 * amount for them. Older entries do not list their Saturdays.
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
 * @typedef {{ date: string, worked: number }} Day
 * @typedef {{ of: number, days: Day[] }} ByDay the days of an entry; a correction has those of its entry
 * @typedef {{ weekStart: number, isFourTens: boolean, isExempt: boolean }} DayTerms
 */

/**
 * Returns true if the days of an entry give its hours, with the days of the employee's other entries that
 * came before them in their weeks.
 *
 * @param {Books} books
 * @param {Event} event
 */
function daysAreRight({ byDay }, { seq, stream, entry, data }) {
  const employee = /^emp:(\d+):/.exec(stream)?.[1];
  if (employee === undefined || entry === null || !('delta' in data)) return true;
  /** @type {Map<number, ByDay>} */
  const own = byDay.get(employee) ?? new Map();
  byDay.set(employee, own);
  own.delete(entry);
  const corrects = isRow(data.corrects) ? data.corrects : undefined;
  const inputs = rowOf(corrects ? corrects.inputs : data.inputs);
  const basis = rowOf(data.basis);
  const dayTerms = rowOf(data.facts).dayTerms;
  if (dayTerms === undefined) return inputs.days === undefined && basis.otherDays === undefined;
  const entryId = corrects ? Number(corrects.entryId) : entry;
  const others = workIn(basis.otherDays ?? []);
  const terms = dayTermsIn(dayTerms);
  const days = workIn(inputs.days ?? (corrects ? [] : undefined));
  if (!days || !others || !terms) return false;
  const before = inForceByDay(own).filter((day) => day.entryId !== entryId);
  own.set(entry, { of: entryId, days });
  const isAnew = basis.asOfSeq === seq - (data.movedFromSeq === undefined ? 1 : 2);
  const mine = days.map((day) => ({ ...day, entryId }));
  const counted = workBefore(mine, before, terms);
  const told = others.map(({ entryId: other, date, worked }) => ({ entryId: other, date, worked }));
  if (isAnew && JSON.stringify(told) !== JSON.stringify(counted)) return false;
  const period = rowOf(corrects ? corrects.period : data.period);
  const dates = days.map(({ date }) => date);
  const areOfPeriod = dates.every((date) => date >= String(period.start) && date <= String(period.end));
  const { regular, overtime, mealPeriod } = rowOf(inputs.minutes);
  const hours = hoursOf(mine, others, terms);
  const isGiven =
    regular === hours.regular && overtime === hours.overtime && mealPeriod === sumOf(days, 'mealWorked');
  return new Set(dates).size === dates.length && areOfPeriod && (days.length === 0 || isGiven);
}

/** @typedef {{ entryId: number, date: string, worked: number, mealWorked: number }} Work */

/**
 * Returns the work of listed days; undefined if one is no day with whole minutes of at most 24 hours.
 * @param {unknown} list
 * @returns {Work[] | undefined}
 */
function workIn(list) {
  if (!Array.isArray(list)) return undefined;
  const days = list.map(rowOf).map(({ entryId = 0, date, worked, mealWorked = 0 }) => ({
    entryId: isCount(entryId) ? entryId : Number.NaN,
    date: String(date),
    worked: integerOf(worked),
    mealWorked: integerOf(mealWorked),
  }));
  const isDay = (/** @type {Work} */ { entryId, date, worked, mealWorked }) =>
    entryId >= 0 && isDate(date) && worked >= 0 && mealWorked >= 0 && worked + mealWorked <= 24 * 60;
  return days.every(isDay) ? days : undefined;
}

/** @param {string} date */
function isDate(date) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(date);
}

/** @param {unknown} terms @returns {DayTerms | undefined} */
function dayTermsIn(terms) {
  const { weekStart, isFourTens, isExempt } = rowOf(terms);
  if (!isCount(weekStart) || weekStart > 6) return undefined;
  if (typeof isFourTens !== 'boolean' || typeof isExempt !== 'boolean') return undefined;
  return { weekStart, isFourTens, isExempt };
}

/**
 * Returns the days of entries in force; a later correction replaces those of its entry.
 * @param {Map<number, ByDay>} own
 * @returns {(Day & { entryId: number })[]}
 */
function inForceByDay(own) {
  /** @type {Map<number, Day[]>} */
  const days = new Map();
  for (const [, byDay] of [...own].toSorted(([a], [b]) => a - b)) days.set(byDay.of, byDay.days);
  return [...days].flatMap(([entryId, ofEntry]) =>
    ofEntry.map(({ date, worked }) => ({ entryId, date, worked })),
  );
}

/** Returns the number of a day, from which its week follows. @param {string} date */
function dayNumber(date) {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

/** Returns the first day of the week of a day, as a number. @param {string} date @param {DayTerms} terms */
function weekOf(date, { weekStart }) {
  const day = dayNumber(date);
  return day - ((new Date(date).getUTCDay() - weekStart + 7) % 7);
}

/** @param {Day & { entryId: number }} a @param {Day & { entryId: number }} b */
function byDateAndEntry(a, b) {
  return dayNumber(a.date) - dayNumber(b.date) || a.entryId - b.entryId;
}

/**
 * Returns the work of other entries that comes before the last work of an entry in the same week.
 *
 * @param {(Day & { entryId: number })[]} mine
 * @param {(Day & { entryId: number })[]} others
 * @param {DayTerms} terms
 */
function workBefore(mine, others, terms) {
  const worked = mine.filter((day) => day.worked > 0);
  return others
    .filter(
      (other) =>
        other.worked > 0 &&
        worked.some(
          (day) => weekOf(day.date, terms) === weekOf(other.date, terms) && byDateAndEntry(other, day) < 0,
        ),
    )
    .toSorted(byDateAndEntry);
}

/**
 * Returns the regular time and the overtime of an entry, in minutes.
 *
 * @param {(Day & { entryId: number })[]} mine
 * @param {(Day & { entryId: number })[]} others
 * @param {DayTerms} terms
 */
function hoursOf(mine, others, terms) {
  const all = [...mine, ...others].filter(({ worked }) => worked > 0).toSorted(byDateAndEntry);
  const dates = new Set(all.map(({ date }) => dayNumber(date)));
  /** @type {Map<number, number>} */
  const leftOfDays = new Map();
  /** @type {Map<number, number>} */
  const leftOfWeeks = new Map();
  const sums = { regular: 0, overtime: 0 };
  for (const day of all) {
    const [number, week] = [dayNumber(day.date), weekOf(day.date, terms)];
    const isSeventh = number === week + 6 && [0, 1, 2, 3, 4, 5, 6].every((nth) => dates.has(week + nth));
    const leftOfDay = leftOfDays.get(number) ?? (terms.isFourTens ? 600 : 480);
    const leftOfWeek = leftOfWeeks.get(week) ?? 2_400;
    const most = isSeventh ? 0 : Math.min(leftOfDay, leftOfWeek);
    const regular = terms.isExempt ? day.worked : Math.min(day.worked, most);
    leftOfDays.set(number, leftOfDay - regular);
    leftOfWeeks.set(week, leftOfWeek - regular);
    if (!mine.includes(day)) continue;
    sums.regular += regular;
    sums.overtime += day.worked - regular;
  }
  return sums;
}

/** @param {Work[]} days @param {'worked' | 'mealWorked'} name */
function sumOf(days, name) {
  return days.reduce((total, day) => total + day[name], 0);
}

/**
 * Returns true if an event has the right Saturdays of another record in the same company. The Saturdays of
 * older entries are unknown.
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

/** Returns a list of days; invalid elements become ''. @param {unknown} days @returns {string[]} */
function daysOf(days) {
  return (Array.isArray(days) ? days : ['']).map((day) => (typeof day === 'string' ? day : ''));
}

/**
 * Returns true if days are Saturdays of a period, in order and without repetition.
 * @param {Row} period
 * @param {string[]} days
 */
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

/**
 * Returns true if an entry with leave by law has the terms that follow from its facts. Terms that somebody
 * typed may be any.
 *
 * @param {Event} event
 */
function leaveIsRight({ stream, data }) {
  const policy = rowOf(rowOf(data.facts).leavePolicy);
  if (!stream.startsWith('emp:') || policy.byLaw === undefined) return true;
  const [vacation, sick, law] = [rowOf(policy.vacation), rowOf(policy.sick), rowOf(policy.byLaw)];
  const { admissionDate, dayMinutes, isExempt, isSmallEmployer, isEdited, vacationAtEnd } = law;
  const period = rowOf(rowOf(data.corrects).period ?? data.period);
  if (typeof admissionDate !== 'string' || !Number.isSafeInteger(dayMinutes)) return false;
  if (isEdited === true) return vacationAtEnd === vacation.minutesPerMonth;
  const threshold = admissionDate < LABOR_REFORM ? 115 * 60 : 130 * 60;
  const credit = (/** @type {number} */ quarters) =>
    isExempt === true ? 0 : Math.floor((Number(dayMinutes) * quarters + 2) / 4);
  const vacationIn = (/** @type {unknown} */ day) =>
    credit(vacationQuarters(admissionDate, isSmallEmployer === true, String(day).slice(0, 7)));
  return (
    vacation.minutesPerMonth === vacationIn(period.start) &&
    vacationAtEnd === vacationIn(period.end) &&
    sick.minutesPerMonth === credit(4) &&
    [vacation, sick].every(({ thresholdMinutes }) => thresholdMinutes === threshold)
  );
}

const LABOR_REFORM = '2017-01-26';

/**
 * Returns the vacation by law of a month (YYYY-MM) in quarters of a day.
 *
 * @param {string} admission
 * @param {boolean} isSmallEmployer
 * @param {string} month
 */
function vacationQuarters(admission, isSmallEmployer, month) {
  if (admission < LABOR_REFORM) return 5;
  if (isSmallEmployer) return 2;
  const hasServed = (/** @type {number} */ years) =>
    `${Number(admission.slice(0, 4)) + years}${admission.slice(4, 7)}` <= month;
  return hasServed(15) ? 5 : hasServed(5) ? 4 : hasServed(1) ? 3 : 2;
}

/**
 * Stores the memo hash of an event, or marks all memos of an entry as erased.
 * @param {ReturnType<typeof newBooks>} books
 * @param {Event} event
 */
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
 * Returns true if a closing has the right totals of its period or month, and the end of the log before it.
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
 * Returns true if an event changes the amounts in force by its difference, and leaves pay that adds up.
 * Applies the difference even if it is wrong.
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
  if (!isOfEmployee) notePayment(books, { stream, entry, payDate, type }, of(now, ['gross']));
  const isNew = noteEntry(books, { entry, command, data }, delta);
  const corrects = rowOf(data.corrects);
  if ('entryId' in corrects) books.corrected.set(place, placeOf(stream, corrects.entryId));
  const whole = books.corrected.get(place) ?? place;
  const paid = sum(books.paid.get(whole) ?? {}, delta);
  books.paid.set(whole, paid);
  if (isOfEmployee) noteTaxed(books, { stream, type, entry, period, payDate, data }, whole);
  if (!isSet(data.delta)) return false;
  const replaced = data.replacesSeq ?? undefined;
  if ('before' in data && !(says(data.before, was.amounts) && replaced === was.lastSeq)) return false;
  if ('after' in data && !says(data.after, now)) return false;
  if (type.endsWith('Loaded') && !isNew) return false;
  if (type.endsWith('Deleted') && !areEqual(now, {})) return false;
  if (isRow(data.result) && !areEqual({ ...now, ...computed(data.result) }, now)) return false;
  if (isRow(corrects.result) && !areEqual({ ...paid, ...computed(corrects.result) }, paid)) return false;
  if (entry === null) return true; // An opening balance contains what another program withheld.
  // Only a correction may have a negative net.
  return of(paid, ['net']) >= 0 && addsUp(now, { parts: books.parts, isOfEmployee });
}

/**
 * Notes what a payment to a contractor pays from now on; nothing once it is deleted.
 *
 * @param {Books} books
 * @param {Pick<Event, 'stream' | 'entry' | 'payDate' | 'type'>} event
 * @param {number} gross
 */
function notePayment({ payments }, { stream, entry, payDate, type }, gross) {
  const paid = payments.get(stream) ?? new Map();
  payments.set(stream, paid);
  if (type.endsWith('Deleted')) paid.delete(entry);
  else paid.set(entry, { payDate: String(payDate), gross });
}

/**
 * Returns true if an entry may be loaded now: for the first time, or after its amounts in the earlier tax
 * year were removed.
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
 * Returns some amounts of a calculation, all of which are in force after it.
 *
 * @param {Row} result
 * @returns {Amounts}
 */
function computed({ gross, net, uncollected, incomeTax, retained, contributions, severance }) {
  const { amount } = rowOf(incomeTax ?? retained);
  const withheld = Object.entries(rowOf(contributions)).map(([name, line]) => [name, rowOf(line).amount]);
  const { exempt: severanceExempt = 0 } = rowOf(severance);
  const totals = { gross, net, uncollected, severanceExempt };
  const said = { ...totals, incomeTaxWithheld: amount, ...Object.fromEntries(withheld) };
  return /** @type {Amounts} */ (said); // an invalid amount equals no amount
}

/**
 * Returns true if no contribution exceeds the rest of its yearly limit; additional Medicare has no limit.
 * @param {unknown} result
 */
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
 * Returns true if a pay is the sum of its parts and has no other amounts.
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

// 4. The files beside the log

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
 * Returns the missing anchors: before one whose number is not the next, at a signed closing, and after the
 * last one. Anchors without a number were signed before numbers existed, and count.
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
 * Returns the memos that differ from their hashes, then those that are missing and were not erased.
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
 * Returns the filings without the right copy, or whose document differs from the copy's content.
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
 * Decrypts the document in an encrypted copy: nonce (12 bytes), AES-256-GCM, tag (16 bytes). The content is
 * JSON compressed with gzip.
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
 * Builds an Ed25519 key from its 32 bytes in hex, encoded as in RFC 8410. Its id is the beginning of the
 * encoding's hash.
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

// 5. Helper functions

/** @param {string} text */
function words(text) {
  return text.split(/\s+/u);
}

/**
 * Returns the key of an entry in the maps; an opening balance has no entry number.
 * @param {string} stream
 * @param {unknown} entry
 */
function placeOf(stream, entry) {
  const isNamed = typeof entry === 'number' || typeof entry === 'string';
  return JSON.stringify([stream, isNamed ? typeof entry : 'none', isNamed ? String(entry) : '']);
}

/** Returns true for a set of amounts by name. @param {unknown} value @returns {value is Amounts} */
function isSet(value) {
  return isRow(value) && Object.values(value).every(Number.isSafeInteger);
}

/** Returns a set of amounts, empty for any other value. @param {unknown} value @returns {Amounts} */
function amountsOf(value) {
  return isSet(value) ? value : {};
}

/** Returns true for a set of the same amounts. @param {unknown} value @param {Amounts} amounts */
function says(value, amounts) {
  return isSet(value) && areEqual(value, amounts);
}

/** Sums some amounts of a set; a missing one is 0. @param {Amounts} amounts @param {string[]} names */
function of(amounts, names) {
  return names.reduce((total, name) => total + amountIn(amounts, name), 0);
}

/**
 * Returns an amount of a set. Inherited properties such as `valueOf` do not count.
 * @param {Amounts} amounts
 * @param {string} name
 */
function amountIn(amounts, name) {
  const amount = ownValue(amounts, name);
  return amount === undefined ? 0 : /** @type {number} */ (amount);
}

/** Returns an own property of a row. @param {Row} row @param {string} name */
function ownValue(row, name) {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

/** Returns an integer, or NaN for any other value, which equals nothing. @param {unknown} value */
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

/** The key of each file's rows: the number of an event, or of a period. @type {Record<string, string>} */
const KEYS = {
  'anchors.jsonl': 'seq',
  'registers.jsonl': 'period',
  'personal/memos.jsonl': 'seq',
  'personal/filed.jsonl': 'seq',
};

/**
 * Returns the rows of a file with one JSON object per line; undefined if it is not one.
 *
 * @param {Buffer | undefined} content
 * @param {string | undefined} key the key of its rows
 */
function rowsOf(content, key) {
  const lines = (content ?? '').toString('utf8').split('\n').slice(0, -1);
  const rows = lines.map(parsed).filter(isRow);
  const areTold = key === undefined || rows.every((row) => isCount(row[key]));
  return areTold && rows.length === lines.length ? rows : undefined;
}

/**
 * Returns the lines of a file; '' for one that is not UTF-8. @param {string} path @returns
 * {AsyncGenerator<string>}
 */
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

/** Formats a list of texts and integers in the canonical form that is signed. @param {unknown[]} parts */
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

/**
 * Returns the hash of content followed by a hash in hex. @param {string | Buffer} content @param {string} hex
 */
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

// 6. Messages

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
  days: 'las horas no son las que dan sus días',
  leave: 'las vacaciones o la enfermedad no son las de la ley',
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
