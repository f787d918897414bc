import { text } from 'node:stream/consumers';
import { auditorPacket } from '@garita/ledger/packet/auditor-packet';
import { listRecordedCompanies } from '@garita/ledger/queries/recorded-companies';
import { saveAnchors } from '@garita/ledger/signing/anchors';
import { signingKey } from '@garita/ledger/signing/signing-key';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { TEST_KEYRING } from '@garita/ledger/testing/test-keyring';
import { testDependencies } from '@garita/server/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../demo/load-demo.ts';
import { differenceFromRecording, digest } from './recording.ts';

const TODAY = new Date('2026-05-20T16:00:00Z');
const KEY = signingKey('the key that recorded packets are signed with');
// A line of the log has 5 KB, so only some are recorded as text.
const CLEAR_LINES = 40;

describe("the auditor's packet of the demonstration", () => {
  const database = useDatabase();
  let companyIds: number[] = [];

  beforeAll(async () => {
    await loadDemo(testDependencies(database.db, { now: TODAY }), 'una contraseña de prueba', () => {});
    await saveAnchors(database.db, KEY, TODAY);
    companyIds = (await listRecordedCompanies(database.db)).map(({ companyId }) => companyId);
  });

  it('is the recorded one', async () => {
    const lines: string[] = [];
    for (const companyId of companyIds) {
      const about = { companyId, madeAt: TODAY, readMe: 'Verifique', signingKey: KEY };
      for await (const file of auditorPacket(database.db, { ...about, personalKeyring: TEST_KEYRING })) {
        lines.push(`== company ${companyId}, ${file.name}`);
        // The verifier's comments may change; its verdicts are tested elsewhere.
        const content = repeatable(await text(file.bytes));
        if (!file.name.endsWith('.mjs')) lines.push(...recordedLines(content));
      }
    }
    expect(differenceFromRecording('packet.txt', `${lines.join('\n')}\n`)).toBe('');
  });
});

/** Replaces what differs from run to run: hashes, signatures, salts, command ids and timestamps. */
function repeatable(content: string): string {
  return content
    .replace(
      /("name": "(?:verify\.mjs|ledger\.jsonl|anchors\.jsonl|personal\/memos\.jsonl)", "bytes": )\d+/g,
      '$1"<bytes>"',
    )
    .replace(/("signature": )"[^"]+"/g, '$1"<signature>"')
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/\b[0-9a-f]{32}\b/g, '<salt>')
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>')
    .replace(/\b1[789]\d{14}\b/g, '<moment>');
}

function recordedLines(content: string): string[] {
  return content
    .trimEnd()
    .split('\n')
    .map((line, place) => {
      if (line.length < 1_000 || place % CLEAR_LINES === 0) return line;
      return `${digest(line)} ${line.slice(0, 160)} …`;
    });
}
