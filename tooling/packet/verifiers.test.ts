import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conceptsOf } from '@garita/domain/pay/concepts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTS, verifyPacket } from '../../packages/ledger/packet/verify.mjs';
import { type PacketVerdict, runPython, verdicts } from './both-verifiers.ts';
import {
  addEvent,
  changeElement,
  changeLines,
  changeText,
  copyOf,
  type ForgedEvent,
  rehash,
  rewriteManifest,
  STORED_HASH,
  STORED_KEY,
  STORED_PACKET_V1,
  STORED_PACKET_V2,
} from './tampered-packet.ts';

const LAST_HASH = 'a5b84b83798a9e6ef02c9052af0f0cbbc6c4467e58ecbf725e1d21209a899920';
const LEDGER = 'ledger.jsonl';
const ANCHORS = 'anchors.jsonl';
const REGISTERS = 'registers.jsonl';
const MEMOS = 'personal/memos.jsonl';
const FILED = 'personal/filed.jsonl';
const DOCUMENT = 'personal/filed/10/941_T1_2026_ACME.pdf';

type Work = (folder: string) => void;

/** Changes a file without the manifest. */
const changeFile =
  (name: string, was: string | RegExp, is: string): Work =>
  (folder) =>
    changeText(folder, name, (text) => text.replace(was, is));

/** Changes a file and the manifest, and removes the signature. */
const changeAndRewriteManifest =
  (...work: Work[]): Work =>
  (folder) => {
    for (const step of work) step(folder);
    rewriteManifest(folder);
  };

const changeElementOfEvent4 = (index: number) =>
  changeAndRewriteManifest((folder) =>
    changeElement(folder, { seq: 4, element: index }, (was) =>
      typeof was === 'number' ? was + 100 : [was, 'x'].join(''),
    ),
  );

const changeLog = (work: (lines: string[]) => string[]) =>
  changeAndRewriteManifest((folder) => changeLines(folder, LEDGER, work));

const changeLine = (seq: number, work: (line: string) => string) => (all: string[]) =>
  all.map((text, index) => (index === seq - 1 ? work(text) : text));

const CLUB = 'otherDiscounts';
const DUES = 'unionDues';

/** Gives event 2, which pays a week of March 2026 and earns 4 and 8 hours a month, leave by law. */
const withLeaveByLaw = (facts: object) => {
  const byLaw = { ...FIRST_YEAR_BY_LAW, ...facts };
  return changeAndRewriteManifest(
    (folder) =>
      changeLines(
        folder,
        LEDGER,
        changeLine(2, (text) =>
          text.replace('"salariedMinutes": 0', `"salariedMinutes": 0, "byLaw": ${JSON.stringify(byLaw)}`),
        ),
      ),
    rehash,
  );
};

/** The facts of a regular day of 8 hours in the first year: 8 × 1/2 = 4 hours of vacation. */
const FIRST_YEAR_BY_LAW = {
  admissionDate: '2025-04-01',
  dayMinutes: 480,
  isExempt: false,
  isSmallEmployer: false,
  isEdited: false,
  vacationAtEnd: 240,
};

/** Changes a list of amounts in the manifest and removes the signature. */
const changeManifestList = (was: string, is: string) =>
  changeAndRewriteManifest((folder) => changeText(folder, 'manifest.json', (text) => text.replace(was, is)));

/** Renames the club's deduction (3.00 of each pay), and adds its later name to a `list` of the manifest. */
const renameDeduction = (list: string) =>
  changeAndRewriteManifest((folder) => {
    for (const name of [LEDGER, REGISTERS]) changeText(folder, name, (text) => text.replaceAll(CLUB, DUES));
    changeText(folder, 'manifest.json', (text) => text.replace(list, `${list}"${DUES}", `));
  }, rehash);

/**
 * The problems of another history that changes no list: event 8 closes a period with a hash, which an anchor
 * contains.
 */
const ANOTHER_HISTORY = [
  { problem: 'closing', seq: 8 },
  { problem: 'anchor', seq: 8 },
];

/** The pay with that deduction: events 2 to 4 and 7, which deletes one of them. */
const WITH_DUES = [2, 3, 4].map((seq) => ({ problem: 'amounts', seq }));

/** Changes of the stored packet, and the first problem, or all problems, that both verifiers report. */
const TAMPERS: readonly [string, Work, { first: object } | { all: object[] }][] = [
  ...[LEDGER, ANCHORS, REGISTERS, 'personal/people.jsonl', MEMOS, FILED, DOCUMENT].map(
    (file): (typeof TAMPERS)[number] => [
      `${file} with a byte more`,
      (folder) => changeText(folder, file, (text) => `${text} `),
      { first: { problem: 'file', file } },
    ],
  ),
  [
    'a missing file, an extra file, another manifest',
    (folder) => {
      rmSync(join(folder, REGISTERS));
      writeFileSync(join(folder, 'personal', 'más.txt'), '');
      changeText(folder, 'manifest.json', (text) => text.replace('2026-05-03', '2026-05-04'));
    },
    {
      all: [
        { problem: 'file', file: 'personal/más.txt' },
        { problem: 'file', file: REGISTERS },
        { problem: 'seal' },
        { problem: 'register', period: 2_026_110 },
      ],
    },
  ],
  [
    'no packet',
    changeFile('manifest.json', /.*/s, '{}'),
    { all: [{ problem: 'file', file: 'manifest.json' }] },
  ],
  [
    'another signature',
    changeFile('seal.json', /(signature": ".{9})./, '$1_'),
    { all: [{ problem: 'seal' }] },
  ],
  [
    'a signature by another key',
    changeFile('seal.json', '"publicKey": "5e', '"publicKey": "5f'),
    { all: [{ problem: 'seal' }] },
  ],

  ['the company of an event', changeElementOfEvent4(1), { first: { problem: 'unreadable', seq: 4 } }],
  ['its number', changeElementOfEvent4(2), { first: { problem: 'missing', seq: 4 } }],
  ['its stream', changeElementOfEvent4(3), { first: { problem: 'version', seq: 4 } }],
  ['its version', changeElementOfEvent4(4), { first: { problem: 'version', seq: 4 } }],
  ['its type', changeElementOfEvent4(5), { first: { problem: 'altered', seq: 4 } }],
  ['the version of its data', changeElementOfEvent4(6), { first: { problem: 'altered', seq: 4 } }],
  ['its entry', changeElementOfEvent4(7), { first: { problem: 'altered', seq: 4 } }],
  ['its period', changeElementOfEvent4(8), { first: { problem: 'altered', seq: 4 } }],
  ['its pay date', changeElementOfEvent4(9), { first: { problem: 'altered', seq: 4 } }],
  ['its timestamp', changeElementOfEvent4(10), { first: { problem: 'altered', seq: 4 } }],
  ['its user', changeElementOfEvent4(11), { first: { problem: 'altered', seq: 4 } }],
  ['its command', changeElementOfEvent4(12), { first: { problem: 'altered', seq: 4 } }],
  ['the request of its command', changeElementOfEvent4(13), { first: { problem: 'altered', seq: 4 } }],
  ['its reason', changeElementOfEvent4(14), { first: { problem: 'altered', seq: 4 } }],
  ['its engine version', changeElementOfEvent4(15), { first: { problem: 'altered', seq: 4 } }],
  [
    'its data',
    changeLog(changeLine(4, (text) => text.replace('"replacesSeq": 2', '"replacesSeq": 3'))),
    { first: { problem: 'altered', seq: 4 } },
  ],
  [
    'the format of its data',
    changeLog(changeLine(4, (text) => text.replace(', "TimeAmended"', ',  "TimeAmended"'))),
    { all: [{ problem: 'altered', seq: 4 }] },
  ],
  [
    'its hash',
    changeLog(changeLine(5, (text) => `${text.slice(0, 70)}${'0'.repeat(64)}${text.slice(134)}`)),
    { first: { problem: 'unlinked', seq: 5 } },
  ],
  [
    'its stream hash',
    changeLog(changeLine(5, (text) => `["${'0'.repeat(64)}${text.slice(66)}`)),
    { all: [{ problem: 'altered', seq: 5 }] },
  ],
  [
    'an incomplete line',
    changeLog(changeLine(5, (text) => text.slice(0, 300))),
    { first: { problem: 'unreadable', seq: 5 } },
  ],
  ['a missing event', changeLog((all) => all.toSpliced(4, 1)), { first: { problem: 'missing', seq: 5 } }],
  ['the missing first event', changeLog((all) => all.slice(1)), { first: { problem: 'missing', seq: 1 } }],
  ['the missing last event', changeLog((all) => all.slice(0, -1)), { first: { problem: 'head', seq: 10 } }],
  ['all that are gone', changeLog(() => []), { first: { problem: 'head', seq: 1 } }],
  [
    'an event twice',
    changeLog((all) => [...all, ...all.slice(-1)]),
    { first: { problem: 'missing', seq: 11 } },
  ],
  [
    'two swapped events',
    changeLog((all) => [...all.slice(0, 4), ...all.slice(4, 6).toReversed(), ...all.slice(6)]),
    { first: { problem: 'missing', seq: 5 } },
  ],
  [
    // Event 3 is 20 hours at 10.50: 210.00. Event 7 deletes it, event 8 closes its period.
    'money that does not add up, in an otherwise consistent history',
    changeAndRewriteManifest(
      (folder) =>
        changeLines(
          folder,
          LEDGER,
          changeLine(3, (text) => text.replaceAll('"gross": 21000', '"gross": 21001')),
        ),
      rehash,
    ),
    {
      all: [
        { problem: 'amounts', seq: 3 },
        { problem: 'amounts', seq: 7 },
        { problem: 'closing', seq: 8 },
        { problem: 'anchor', seq: 8 },
        { problem: 'register', period: 2_026_110 },
      ],
    },
  ],
  ...[
    ['that leaves one out', `"${CLUB}"`, '"x"'],
    ['that has one twice', `"${CLUB}"`, `"${CLUB}", "${CLUB}"`],
    ['that has one in two parts', '"added": [', `"added": ["${CLUB}", `],
    ['that moves one', '"withheld": ["disabilityInsurance", ', '"withheld": ['],
    ['with a sum in it', '"added": [', '"added": ["gross", '],
    ['with time in it', '"added": [', '"added": ["sickMinutes", '],
    ['that is none', '"amounts"', '"sums"'],
  ].map(([what = '', was = '', is = '']): (typeof TAMPERS)[number] => [
    `a list of amounts ${what}`,
    changeManifestList(was, is),
    { all: [{ problem: 'parts' }] },
  ]),
  [
    'nothing wrong with a later amount that is in the list',
    renameDeduction('"deducted": ['),
    { all: ANOTHER_HISTORY },
  ],
  [
    'a later amount that is not in the list',
    renameDeduction('no such list'),
    { all: [...WITH_DUES, ...ANOTHER_HISTORY] },
  ],
  [
    'a deduction in the list of additions',
    renameDeduction('"added": ['),
    { all: [...WITH_DUES, ...ANOTHER_HISTORY] },
  ],
  [
    'an amount that is in no sum',
    changeAndRewriteManifest(
      (folder) =>
        changeLines(
          folder,
          LEDGER,
          changeLine(2, (text) => text.replaceAll('"gross": 42000', '"gross": 42000, "hidden": 1')),
        ),
      rehash,
    ),
    { first: { problem: 'amounts', seq: 2 } },
  ],

  ['nothing wrong with the leave of the law', withLeaveByLaw({}), { all: ANOTHER_HISTORY }],
  [
    'nothing wrong with leave that somebody typed',
    withLeaveByLaw({ admissionDate: '2017-02-01', isEdited: true }),
    { all: ANOTHER_HISTORY },
  ],
  ...[
    // A year is complete in March 2026: 8 × 3/4 = 6 hours. Before the reform 8 × 1 1/4 = 10.
    { admissionDate: '2025-03-31' },
    { admissionDate: '2017-01-25' },
    { isExempt: true },
    // Half of 7 hours are 3:30.
    { dayMinutes: 420 },
    { vacationAtEnd: 360 },
    { isEdited: true, vacationAtEnd: 360 },
    { dayMinutes: '480' },
    { admissionDate: null },
  ].map((facts): (typeof TAMPERS)[number] => [
    `leave by law with ${JSON.stringify(facts)}`,
    withLeaveByLaw(facts),
    { first: { problem: 'leave', seq: 2 } },
  ]),
  [
    // SINOT on 420.00 at 0.3 % is 1.26, although the limit of the year was reached.
    'a contribution above its limit',
    changeAndRewriteManifest(
      (folder) =>
        changeLines(
          folder,
          LEDGER,
          changeLine(2, (text) =>
            text.replace('"limit": 2700, "amount": 126', '"limit": 125, "amount": 126'),
          ),
        ),
      rehash,
    ),
    { first: { problem: 'limit', seq: 2 } },
  ],
  [
    // Social security of 420.00, 6.2 %: 26.04.
    'a statement that differs from its amounts',
    changeAndRewriteManifest(
      (folder) =>
        changeLines(
          folder,
          LEDGER,
          changeLine(2, (text) => text.replace('"amount": 2604', '"amount": 2603')),
        ),
      rehash,
    ),
    { first: { problem: 'amounts', seq: 2 } },
  ],
  [
    'the event of an anchor',
    changeAndRewriteManifest(changeFile(ANCHORS, '"seq": 8', '"seq": 7')),
    { all: [{ problem: 'anchor', seq: 7 }] },
  ],
  [
    'the event of an anchor and its hash',
    changeAndRewriteManifest(changeFile(ANCHORS, '"hash": "c6', '"hash": "c7')),
    { all: [{ problem: 'anchor', seq: 8 }] },
  ],
  ...['"at": "202', '"keyId": "7', '"signature": "J'].map((part): (typeof TAMPERS)[number] => [
    `the part of an anchor after ${part}`,
    changeFile(ANCHORS, new RegExp(`(${part}).`), '$10'),
    {
      all: [
        { problem: 'file', file: ANCHORS },
        { problem: 'anchor', seq: 8 },
      ],
    },
  ]),
  ...[
    ['"net": 28173', '"net": 28174'],
    ['"entryCount": 1', '"entryCount": 2'],
    ['"open"', '"closed"'],
    ['"closedSeq": 7', '"closedSeq": 6'],
    ['2026110', '2026111'],
  ].map(([was = '', is = '']): (typeof TAMPERS)[number] => [
    `a register that says ${is}`,
    changeAndRewriteManifest(changeFile(REGISTERS, was, is)),
    { first: { problem: 'register', period: 2_026_110 } },
  ]),
  [
    'a memo',
    changeAndRewriteManifest(changeFile(MEMOS, 'feriado', 'domingo')),
    { all: [{ problem: 'memo', seq: 2 }] },
  ],
  [
    'its salt',
    changeAndRewriteManifest(changeFile(MEMOS, '"salt": "db', '"salt": "dc')),
    { all: [{ problem: 'memo', seq: 2 }] },
  ],
  [
    'its event',
    changeAndRewriteManifest(changeFile(MEMOS, '"seq": 2', '"seq": 3')),
    { all: [{ problem: 'memo', seq: 3 }] },
  ],
  [
    'the key of a copy',
    changeAndRewriteManifest(changeFile(FILED, '"key": "TA', '"key": "TB')),
    { all: [{ problem: 'copy', seq: 10 }] },
  ],
  [
    'the filed content',
    changeAndRewriteManifest(changeFile(DOCUMENT, 'quarter', 'Quarter')),
    { all: [{ problem: 'copy', seq: 10 }] },
  ],
  [
    'an encrypted copy',
    changeAndRewriteManifest(changeFile('personal/filed/10/copy.sealed', /$/, 'x')),
    { all: [{ problem: 'copy', seq: 10 }] },
  ],
  [
    'a filing without its copy',
    changeAndRewriteManifest(changeFile(FILED, /.*\n/, '')),
    { all: [{ problem: 'copy', seq: 10 }] },
  ],
  ['a missing memo, which is allowed', changeAndRewriteManifest(changeFile(MEMOS, /.*\n/, '')), { all: [] }],
];

/**
 * Changes of the packet of the second format. Event 12 closes a period, event 19 the month, and both are
 * signed.
 */
const SECOND_TAMPERS: typeof TAMPERS = [
  [
    'the missing first anchor',
    changeAndRewriteManifest((folder) => changeLines(folder, ANCHORS, (all) => all.slice(1))),
    { all: [{ problem: 'anchor-missing', seq: 12 }] },
  ],
  [
    'the missing anchor of a closing',
    changeAndRewriteManifest((folder) => changeLines(folder, ANCHORS, (all) => all.toSpliced(1, 1))),
    {
      all: [
        { problem: 'anchor-missing', seq: 12 },
        { problem: 'anchor-missing', seq: 19 },
      ],
    },
  ],
  [
    'the missing last anchor, which the manifest does not count either',
    changeAndRewriteManifest(
      (folder) => changeLines(folder, ANCHORS, (all) => all.slice(0, -1)),
      changeFile('manifest.json', '"anchors": 3', '"anchors": 2'),
    ),
    { all: [{ problem: 'anchor-missing', seq: 19 }] },
  ],
  [
    'an anchor with another number',
    changeFile(ANCHORS, '"number": 1', '"number": 4'),
    {
      all: [
        { problem: 'file', file: ANCHORS },
        { problem: 'anchor', seq: 9 },
        { problem: 'anchor-missing', seq: 9 },
        { problem: 'anchor-missing', seq: 12 },
      ],
    },
  ],
  [
    'an anchor without a number, as in the first format',
    changeAndRewriteManifest(changeFile(ANCHORS, '"number": 3', '"number": null')),
    { all: [{ problem: 'anchor-missing', seq: 19 }] },
  ],
  [
    'another count of anchors',
    changeAndRewriteManifest(changeFile('manifest.json', '"anchors": 3', '"anchors": 4')),
    { all: [{ problem: 'anchor-missing', seq: 20 }] },
  ],
  [
    'no count of anchors',
    changeFile('manifest.json', '"anchors": 3', '"anchors": "three"'),
    { all: [{ problem: 'file', file: 'manifest.json' }] },
  ],
  [
    'a missing memo',
    changeAndRewriteManifest(changeFile(MEMOS, /.*\n/, '')),
    { all: [{ problem: 'memo-missing', seq: 2 }] },
  ],
  ...['entryCount', 'paymentCount'].map((count): (typeof TAMPERS)[number] => [
    `a month with another ${count}`,
    changeAndRewriteManifest(
      (folder) =>
        changeLines(
          folder,
          LEDGER,
          changeLine(19, (text) => text.replace(`"${count}": `, `"${count}": 1`)),
        ),
      rehash,
    ),
    {
      all: [
        { problem: 'closing', seq: 19 },
        { problem: 'anchor', seq: 19 },
      ],
    },
  ]),
  ...['totals', 'paymentTotals'].map((totals): (typeof TAMPERS)[number] => [
    `a month with other ${totals}`,
    changeAndRewriteManifest(
      (folder) =>
        changeLines(
          folder,
          LEDGER,
          changeLine(19, (text) => text.replace(new RegExp(`("${totals}": \\{"net": )`), '$19')),
        ),
      rehash,
    ),
    {
      all: [
        { problem: 'closing', seq: 19 },
        { problem: 'anchor', seq: 19 },
      ],
    },
  ]),
];

/** Events that Garita refuses, appended with correct hashes. Periods 10 and 11 are closed, 30 is open. */
const appendForged = (like: number, written: ForgedEvent) =>
  changeAndRewriteManifest((folder) => addEvent(folder, like, written), rehash);

/** A change with an empty difference, so that the calculated amounts are stored. */
const withoutDifference = (data: object) => {
  const { after, ...was } = data as { after: object };
  return { ...was, after, before: after, delta: {}, replacesSeq: 4 };
};

/** The event without its memo, which is in a separate file. */
const withoutMemo = ({ memo: _, ...data }: { memo?: unknown }) => data;

/** Makes an entry one of a chauffeur who withholds nothing for some days of its only week of 0.50. */
const withSaturdays =
  (...saturdays: unknown[]) =>
  (data: { memo?: unknown; result?: { contributions?: object } }) => {
    const withheldInPeriod = 50 - 50 * saturdays.length;
    const line = { rule: 'weekly', weeklyAmount: 50, weeks: 1, withheldInPeriod, amount: 0, saturdays };
    const { result } = data;
    const contributions = { ...result?.contributions, chauffeurInsurance: line };
    const changed = { ...data, result: { ...result, contributions } };
    return withoutMemo(changed);
  };

const REFUSED: typeof TAMPERS = [
  [
    'an event older than the previous one',
    appendForged(8, { 5: 'Noted', 8: null, 10: 1 }),
    { first: { problem: 'moment', seq: 20 } },
  ],
  ['a review of what is closed', appendForged(8, {}), { first: { problem: 'closed', seq: 20 } }],
  ['a closing of it', appendForged(12, {}), { first: { problem: 'closed', seq: 20 } }],
  [
    'an open period that is reopened',
    appendForged(10, { 8: 2_026_130 }),
    { first: { problem: 'closed', seq: 20 } },
  ],
  [
    'a period reopened without a reason',
    appendForged(10, { 14: null }),
    { first: { problem: 'reason', seq: 20 } },
  ],
  [
    'a change in a closed period',
    appendForged(4, { data: withoutDifference }),
    { all: [{ problem: 'closed', seq: 20 }] },
  ],
  ['existing pay that is loaded again', appendForged(15, {}), { first: { problem: 'amounts', seq: 20 } }],
  [
    'pay that counts an older year to date',
    appendForged(15, { 7: 9, data: withoutMemo }),
    {
      all: [
        { problem: 'year-to-date', seq: 20 },
        { problem: 'register', period: 2_026_130 },
      ],
    },
  ],
  [
    'a Saturday that no pay has withheld for',
    appendForged(15, { 7: 9, data: withSaturdays('2026-07-25') }),
    {
      all: [
        { problem: 'year-to-date', seq: 20 },
        { problem: 'register', period: 2_026_130 },
      ],
    },
  ],
  ...[['2026-07-24'], ['2026-08-01'], ['2026-07-25', '2026-07-25'], ['sábado'], [7]].map(
    (days): (typeof TAMPERS)[number] => [
      `a chauffeur's week of ${days.join()}`,
      appendForged(15, { 7: 9, data: withSaturdays(...days) }),
      {
        all: [
          { problem: 'year-to-date', seq: 20 },
          { problem: 'saturdays', seq: 20 },
          { problem: 'register', period: 2_026_130 },
        ],
      },
    ],
  ),
  [
    'a Saturday that another pay has withheld for',
    (folder) => {
      appendForged(15, { 7: 9, data: withSaturdays('2026-07-25') })(folder);
      appendForged(15, { 7: 10, data: withSaturdays('2026-07-25') })(folder);
    },
    {
      all: [
        { problem: 'year-to-date', seq: 20 },
        { problem: 'year-to-date', seq: 21 },
        { problem: 'saturdays', seq: 21 },
        { problem: 'register', period: 2_026_130 },
      ],
    },
  ],
  [
    'pay of another year',
    appendForged(15, { 7: 9, 9: '2025-12-31', data: withoutMemo }),
    {
      all: [
        { problem: 'year-to-date', seq: 20 },
        { problem: 'tax-year', seq: 20 },
        { problem: 'register', period: 2_026_130 },
      ],
    },
  ],
  ['a mark of what is not there', appendForged(5, { 7: 9 }), { all: [{ problem: 'mark', seq: 20 }] }],
  ['a cheque that was taken', appendForged(5, {}), { all: [{ problem: 'mark', seq: 20 }] }],
  ['a document of an older log', appendForged(14, {}), { first: { problem: 'filing', seq: 20 } }],
  [
    'the withdrawal of a filing that does not exist',
    appendForged(14, { 5: 'FilingWithdrawn', 14: 'Error', data: () => ({ replacesSeq: 12 }) }),
    { all: [{ problem: 'filing', seq: 20 }] },
  ],
  [
    'the withdrawal of a settlement that does not exist',
    appendForged(14, { 5: 'SettlementWithdrawn', data: () => ({ replacesSeq: 14 }) }),
    { all: [{ problem: 'filing', seq: 20 }] },
  ],
  [
    'an amount that is text',
    appendForged(15, { 7: 9, data: (was) => ({ ...was, delta: { net: '1' } }) }),
    { first: { problem: 'amounts', seq: 20 } },
  ],
  [
    'a stream that is a number',
    changeAndRewriteManifest((folder) => changeElement(folder, { seq: 4, element: 3 }, () => 7)),
    { first: { problem: 'unreadable', seq: 4 } },
  ],
  [
    'an anchor without an event',
    changeAndRewriteManifest(changeFile(ANCHORS, '"seq": 9', '"seq": "9"')),
    { first: { problem: 'file', file: ANCHORS } },
  ],
  [
    'a register without a period',
    changeAndRewriteManifest(changeFile(REGISTERS, '"period": 2026110', '"period": null')),
    { first: { problem: 'file', file: REGISTERS } },
  ],
  [
    'a file that is listed twice',
    changeFile('manifest.json', /"files": \[(\{[^}]*\}), /, '"files": [$1, $1, '),
    { first: { problem: 'file', file: LEDGER } },
  ],
  [
    'a file without a name',
    changeFile('manifest.json', '"name": "ledger.jsonl"', '"name": 7'),
    { all: [{ problem: 'file', file: 'manifest.json' }] },
  ],
];

/** Replaces a text in one event and calculates every hash again. */
const rewriteEvent = (seq: number, was: string | RegExp, is: string) =>
  changeAndRewriteManifest(
    (folder) =>
      changeLines(
        folder,
        LEDGER,
        changeLine(seq, (text) => text.replace(was, is)),
      ),
    rehash,
  );

/** Properties that every JavaScript object has, and that are not amounts. */
const INHERITED = ['valueOf', 'toString', 'constructor', 'hasOwnProperty', '__proto__'];

/** The problems of the second packet with other hashes: closings and anchors contain the original ones. */
const OF_ANOTHER_LOG = [
  ...[9, 12, 18, 19].map((seq) => ({ problem: 'closing', seq })),
  ...[9, 12, 19].map((seq) => ({ problem: 'anchor', seq })),
];

/** Values that JavaScript and Python may parse differently. */
const READ_ALIKE: typeof TAMPERS = [
  ...['42000.0', '4.2e4', '420000E-1'].map((gross): (typeof TAMPERS)[number] => [
    `an amount that is written ${gross}, which is the same integer`,
    rewriteEvent(2, '"gross": 42000', `"gross": ${gross}`),
    { all: OF_ANOTHER_LOG },
  ]),
  ...['42000.5', '"42000"', 'true', '[42000]', '1e400', `1${'0'.repeat(5_000)}`].map(
    (gross): (typeof TAMPERS)[number] => [
      `an amount that is no integer: ${gross.slice(0, 20)}`,
      rewriteEvent(2, '"gross": 42000', `"gross": ${gross}`),
      { first: { problem: 'amounts', seq: 2 } },
    ],
  ),
  [
    'an event number written as 4.0',
    rewriteEvent(4, /(\["garita-ledger\/1", 1000000, )4,/, '$14.0,'),
    { all: OF_ANOTHER_LOG },
  ],
  [
    'a company id of true',
    rewriteEvent(4, '"garita-ledger/1", 1000000', '"garita-ledger/1", true'),
    { first: { problem: 'unreadable', seq: 4 } },
  ],
  ...INHERITED.map((name): (typeof TAMPERS)[number] => [
    `an amount of 0 with the name ${name}`,
    rewriteEvent(2, '"delta": {', `"delta": {"${name}": 0, `),
    { all: OF_ANOTHER_LOG },
  ]),
  ...INHERITED.map((name): (typeof TAMPERS)[number] => [
    `an amount that no sum counts with the name ${name}`,
    rewriteEvent(2, '"delta": {', `"delta": {"${name}": 1, `),
    { first: { problem: 'amounts', seq: 2 } },
  ]),
  ...INHERITED.map((name): (typeof TAMPERS)[number] => [
    `a contribution with the name ${name} that the year does not know`,
    rewriteEvent(2, '{"medicare": {"base"', `{"${name}": {"amount": 0}, "medicare": {"base"`),
    { first: { problem: 'year-to-date', seq: 2 } },
  ]),
  ...['{"a": 1}', '["a"]', 'null', '7', 'true', '"\\ud800"'].map((text): (typeof TAMPERS)[number] => [
    `a memo that is ${text}`,
    changeAndRewriteManifest(changeFile(MEMOS, /"text": ".*"/, `"text": ${text}`)),
    { first: { problem: 'memo', seq: 2 } },
  ]),
  [
    'a memo without its salt',
    changeAndRewriteManifest(changeFile(MEMOS, /"salt": "\w*", /, '')),
    { first: { problem: 'memo', seq: 2 } },
  ],
  ...['null', '7', '["TA"]', '""', '"a b"'].map((key): (typeof TAMPERS)[number] => [
    `a copy whose key is ${key}`,
    changeAndRewriteManifest(changeFile(FILED, /"key": "[^"]*"/, `"key": ${key}`)),
    { first: { problem: 'copy', seq: 14 } },
  ]),
  [
    'an anchor number as text',
    changeAndRewriteManifest(changeFile(ANCHORS, '"number": 2', '"number": "2"')),
    {
      all: [{ problem: 'anchor-missing', seq: 12 }],
    },
  ],
  ...['"12"', '[12]', 'true', 'null'].map((filing): (typeof TAMPERS)[number] => [
    `a filing that is withdrawn by ${filing}`,
    appendForged(14, {
      5: 'FilingWithdrawn',
      14: 'Error',
      data: () => ({ replacesSeq: JSON.parse(filing) }),
    }),
    { all: [{ problem: 'filing', seq: 20 }] },
  ]),
  [
    'a corrected entry id as text',
    appendForged(13, {
      data: (was) => ({ ...was, corrects: { ...(was as { corrects: object }).corrects, entryId: '1' } }),
    }),
    { first: { problem: 'amounts', seq: 20 } },
  ],
];

describe('an unchanged packet', () => {
  it('passes both verifiers, with the known key and the known hash', async () => {
    const { node, python } = await verdicts(STORED_PACKET_V1, '--key', STORED_KEY, '--hash', STORED_HASH);
    const said = {
      whole: true,
      companyId: 1_000_000,
      events: 10,
      hash: LAST_HASH,
      keyId: STORED_KEY,
      anchors: 1,
      personalData: true,
      problems: [],
    };
    expect(node).toEqual({ exitCode: 0, said: [said] });
    expect(python).toEqual(node);
  });

  it('passes in the second format, too', async () => {
    const { node, python } = await verdicts(STORED_PACKET_V2, '--key', STORED_KEY);
    expect(node).toMatchObject({
      exitCode: 0,
      said: [{ whole: true, events: 19, anchors: 3, problems: [] }],
    });
    expect(python).toEqual(node);
  });

  it('adds up concepts as the calculation does', () => {
    const { earned, withheld, deducted, added } = PARTS;
    const counted = {
      earned: conceptsOf('hourly', 'salary', 'typed-earning').filter((name) => earned.includes(name)),
      withheld: conceptsOf('contribution', 'withholding').filter((name) => withheld.includes(name)),
      deducted: conceptsOf('typed-deduction', 'company-deductions').filter((name) => deducted.includes(name)),
      added: conceptsOf('reimbursement', 'company-additions').filter((name) => added.includes(name)),
    };
    expect(counted).toEqual(PARTS);
  });
});

describe('both verifiers detect in a packet', () => {
  const folders = new Map<string, string>();
  const ofPython = new Map<string, PacketVerdict | undefined>();

  const all = [...TAMPERS, ...SECOND_TAMPERS, ...REFUSED, ...READ_ALIKE];

  beforeAll(async () => {
    for (const [what, work] of all) {
      const folder = copyOf(
        TAMPERS.some(([ofFirst]) => ofFirst === what) ? STORED_PACKET_V1 : STORED_PACKET_V2,
      );
      folders.set(what, folder);
      work(folder);
    }
    const { said } = await runPython([...folders.values()]);
    for (const [index, what] of [...folders.keys()].entries()) ofPython.set(what, said[index]);
  }, 60_000);

  afterAll(() => {
    for (const folder of folders.values()) rmSync(folder, { recursive: true });
  });

  it.each(all)('%s', async (what, _work, told) => {
    const verdict = await verifyPacket(folders.get(what) ?? '');
    expect(ofPython.get(what)).toEqual(JSON.parse(JSON.stringify(verdict)));
    if ('all' in told) expect(verdict.problems).toEqual(told.all);
    else expect(verdict.problems[0]).toEqual(told.first);
  });

  it('another consistent history, only by what is known of the original', async () => {
    const folder = copyOf(STORED_PACKET_V1);
    folders.set('another history', folder);
    // The last event has another user, and no anchor covers it.
    changeLines(
      folder,
      LEDGER,
      changeLine(10, (text) => text.replace(', 7, "', ', 8, "')),
    );
    rehash(folder);
    rewriteManifest(folder);
    const known = ['--key', STORED_KEY, '--hash', LAST_HASH];
    const { node, python } = await verdicts(folder, ...known);
    expect(node).toMatchObject({
      exitCode: 1,
      said: [{ problems: [{ problem: 'key' }, { problem: 'hash' }] }],
    });
    expect(python).toEqual(node);
    expect(await verifyPacket(folder)).toHaveProperty('whole', true);
  });
});
