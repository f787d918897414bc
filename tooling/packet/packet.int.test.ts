import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AMOUNT_NAMES, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { isOfKind } from '@garita/domain/pay/concepts';
import { auditorPacket, type PacketOptions } from '@garita/ledger/packet/auditor-packet';
import { createMemo } from '@garita/ledger/payroll-year/memo';
import { saveAnchors } from '@garita/ledger/signing/anchors';
import { signingKey } from '@garita/ledger/signing/signing-key';
import { aPaidContractor, loadHours } from '@garita/ledger/testing/contractor-year.builder';
import { A_FILED_FILE, fileSomething } from '@garita/ledger/testing/filed-document.builder';
import { anyCertificateHistory, anyHistory, runHistory } from '@garita/ledger/testing/history.commands';
import {
  amendTime,
  aWorker,
  closeMonth,
  closePeriod,
  correctTime,
  deleteTime,
  eraseMemosOf,
  loadTime,
  markTime,
  openBalance,
  reopenPeriod,
  timeOf,
} from '@garita/ledger/testing/payroll-year.builder';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { TEST_KEYRING } from '@garita/ledger/testing/test-keyring';
import { verifyCompany } from '@garita/ledger/verification/verify-company';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpack, verdicts } from './both-verifiers.ts';
import { changeLines, rewriteManifest } from './tampered-packet.ts';

const companyId = 1_000_000;
const KEY = signingKey('the key that packets of tests are sealed with');
const MADE_AT = new Date('2026-05-03T12:00:00Z');

describe('a packet made from a database', () => {
  const database = useDatabase();
  const folders: string[] = [];

  beforeAll(async () => {
    const { db } = database;
    const club = { taxId: 5, name: 'Club', requirement: 'required', direction: 'deduction' } as const;
    const line = { ...club, isOnByDefault: true, basis: 'fixed', cents: 3_00 } as const;
    const worker = aWorker({ companyId, companyLines: [line] });
    const colleague = { ...worker, employeeId: 2 };
    const memo = createMemo('Trabajó el feriado «de los Santos Reyes»');
    const opening = { taxYear: 2026, asOf: '2026-01-01', source: 'employee-record' as const, leave: {} };
    await openBalance(db, worker, { ...opening, amounts: { ...NO_AMOUNTS, gross: 100_00 } });
    const first = await loadTime(db, worker, { minutes: { regular: 2_400 }, ...(memo ? { memo } : {}) });
    const second = await loadTime(db, colleague, { minutes: { regular: 1_200 } });
    await amendTime(db, worker, first, { minutes: { regular: 1_800 } });
    await markTime(db, worker, first, { paidOn: '2026-03-12', method: 'check' });
    await loadHours(db, aPaidContractor({ companyId }));
    await deleteTime(db, colleague, second);
    await closePeriod(db, companyId, timeOf(worker).period);
    await saveAnchors(db, KEY, new Date('2026-05-02T04:00:00Z'));
    await reopenPeriod(db, companyId, timeOf(worker).period);
    await closePeriod(db, companyId, timeOf(worker).period, KEY);
    // 30 hours were 20 before: less is paid than is due.
    await correctTime(db, worker, first, { minutes: { regular: 1_200 }, booked: { periodNumber: 11 } });
    await fileSomething(db, companyId, { file: { ...A_FILED_FILE, fileName: '941_T1_2026_Panadería.pdf' } });
    const noted = createMemo('Cobró en efectivo');
    const later = { periodNumber: 30, minutes: { regular: 60 }, ...(noted ? { memo: noted } : {}) };
    const { entryId } = await loadTime(db, colleague, later);
    await eraseMemosOf(db, companyId, entryId);
    await closePeriod(db, companyId, timeOf(worker, { periodNumber: 11 }).period);
    await closeMonth(db, companyId, '2026-03', KEY);
  });

  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  async function packet(about: Partial<PacketOptions> = {}): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'garita-packet-'));
    folders.push(folder);
    await unpack(
      auditorPacket(database.db, { companyId, madeAt: MADE_AT, readMe: 'Verifique', ...about }),
      folder,
    );
    return folder;
  }

  it('passes both verifiers, like the ledger itself, with personal data', async () => {
    const found = await verifyCompany(database.db, companyId, { signingKey: KEY, keyring: TEST_KEYRING });
    expect(found).toMatchObject({ problems: [], drift: [] });
    const folder = await packet({ signingKey: KEY, personalKeyring: TEST_KEYRING });
    const { node, python } = await verdicts(folder, '--key', KEY.id);
    const whole = { whole: true, events: 19, keyId: KEY.id, anchors: 3, personalData: true, problems: [] };
    expect(node).toMatchObject({ exitCode: 0, said: [whole] });
    expect(python).toEqual(node);
  });

  it('has no personal data without consent, and still passes', async () => {
    const folder = await packet({ signingKey: KEY });
    const { node, python } = await verdicts(folder);
    expect(node).toMatchObject({ exitCode: 0, said: [{ whole: true, personalData: false }] });
    expect(python).toEqual(node);
    const log = await readFile(join(folder, 'ledger.jsonl'), 'utf8');
    expect(log).toContain('TimeLoaded');
    expect(log).not.toContain('feriado');
    expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')).files).toHaveLength(5);
  });

  it('has file names that are portable to every program', async () => {
    const folder = await packet({ personalKeyring: TEST_KEYRING });
    const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    const names: string[] = files.map(({ name }: { name: string }) => name);
    expect(names).toContain('personal/filed/14/941_T1_2026_Panaderia.pdf');
    expect(names.filter((name) => !/^[ -~]+$/.test(name))).toEqual([]);
  });

  it('names everything that pay is the sum of', async () => {
    const { amounts } = JSON.parse(await readFile(join(await packet(), 'manifest.json'), 'utf8'));
    const parts = AMOUNT_NAMES.filter((name) => !isOfKind(name, 'total', 'exempt-part', 'minutes'));
    expect(new Set(Object.values(amounts).flat())).toEqual(new Set(parts));
  });

  it('reports that it is unsigned if there is no key', async () => {
    const folder = await packet();
    expect((await verdicts(folder)).node.said).toMatchObject([{ whole: true, keyId: null }]);
    const { node, python } = await verdicts(folder, '--key', KEY.id);
    expect(node.said).toMatchObject([{ problems: [{ problem: 'key' }] }]);
    expect(python).toEqual(node);
  });

  it.each([
    ['an anchor is missing', 'anchors.jsonl', (lines: string[]) => lines.slice(1), 'anchor-missing', 12],
    [
      'the anchor of a closing is missing',
      'anchors.jsonl',
      (lines: string[]) => lines.toSpliced(1, 1),
      'anchor-missing',
      12,
    ],
    [
      'the last anchor is missing',
      'anchors.jsonl',
      (lines: string[]) => lines.slice(0, -1),
      'anchor-missing',
      13,
    ],
    ['a memo is missing that was not erased', 'personal/memos.jsonl', () => [], 'memo-missing', 2],
  ])('makes both verifiers report that %s', async (_what, name, work, problem, seq) => {
    const folder = await packet({ personalKeyring: TEST_KEYRING });
    changeLines(folder, name, work);
    rewriteManifest(folder);
    const { node, python } = await verdicts(folder);
    expect(node.said).toMatchObject([{ problems: expect.arrayContaining([{ problem, seq }]) }]);
    expect(python).toEqual(node);
  });

  it('passes for a company without events', async () => {
    const { node, python } = await verdicts(await packet({ companyId: 99 }));
    expect(node).toMatchObject({ exitCode: 0, said: [{ whole: true, events: 0 }] });
    expect(python).toEqual(node);
  });

  it.each([
    ['any history', anyHistory],
    ['any history by certificate', anyCertificateHistory],
  ])('passes after %s', async (_, some) => {
    await fc.assert(
      fc.asyncProperty(some, async (commands) => {
        const history = await runHistory(database.db, commands);
        expect(await verifyCompany(database.db, history.companyId)).toMatchObject({
          problems: [],
          drift: [],
        });
        const { node, python } = await verdicts(await packet({ companyId: history.companyId }));
        expect(node).toMatchObject({ exitCode: 0, said: [{ problems: [] }] });
        expect(python).toEqual(node);
      }),
      { numRuns: 5 },
    );
  });
});
