import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { signingKey } from '@garita/ledger/signing/signing-key';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../http/app.ts';
import { anOffice, type OfficeTokens } from '../../../testing/authorization-office.ts';
import { requestRest, testDependencies } from '../../../testing/test-server.ts';

const KEY = signingKey('the key of test packets');

describe("the auditor's packet of a company", () => {
  const database = useDatabase();
  const dependencies = () => ({ ...testDependencies(database.db), signingKey: KEY });
  const folders: string[] = [];
  let office: Awaited<ReturnType<typeof anOffice>>;

  beforeAll(async () => {
    office = await anOffice(database.db, 1);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const ask = async (who: keyof OfficeTokens, query = '') =>
    requestRest(dependencies(), {
      path: `reports/auditor-packet/${office.office.companyId}${query}`,
      headers: { Authorization: `Bearer ${office.tokens[who]}` },
    });

  /** Returns the verdict of the packet's own verifier after unpacking it. */
  async function verified(response: Response) {
    const folder = mkdtempSync(join(tmpdir(), 'garita-packet-'));
    folders.push(folder);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const verifier = [join(folder, 'verify.mjs'), '--key', KEY.id];
    return { names: Object.keys(files), files, output: execFileSync(process.execPath, verifier).toString() };
  }

  it('is for an auditor, who verifies it without personal data', async () => {
    const response = await ask('auditor');
    expect(response.headers.get('Content-Disposition')).toContain('Paquete-del-auditor-');
    const { names, output } = await verified(response);
    expect(names).toEqual([
      'LEEME.txt',
      'verify.mjs',
      'ledger.jsonl',
      'anchors.jsonl',
      'registers.jsonl',
      'manifest.json',
      'seal.json',
    ]);
    expect(output).toMatch(/^Compañía \d+: \d+ movimientos, libro íntegro\n/);
    expect(output).toContain(`Sellado con la clave ${KEY.id}`);
  });

  it('has personal data where somebody of the account asks for them, and not an auditor', async () => {
    expect((await ask('auditor', '?personal_data=true')).status).toBe(403);
    const { names, files, output } = await verified(await ask('practitioner', '?personal_data=true'));
    expect(output).toMatch(/libro íntegro/);
    expect(names.filter((name) => name.endsWith('/copy.sealed'))).toHaveLength(1);
    const people = Buffer.from(files['personal/people.jsonl'] ?? []).toString('utf8');
    expect(people).toMatch(/"kind": "employee"/);
    expect(people).toMatch(/"kind": "user"/);
    expect(people).not.toContain('581440021');
  });

  it('is recorded in the history of the company at each download', async () => {
    await ask('auditor');
    const { companyId } = office.office;
    const { lines } = await office.callers.administrator.recordChanges.list({
      record: 'company',
      recordId: companyId,
    });
    const [latest] = lines;
    expect(latest).toMatchObject({ kind: 'shown', changes: [{ field: 'auditorPacket' }] });
  });

  it('is what our own screens get', async () => {
    const ours = await createApp(dependencies()).request('/files/auditor-packet', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${office.tokens.practitioner}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ companyId: office.office.companyId, personalData: false }),
    });
    expect((await verified(ours)).output).toMatch(/libro íntegro/);
  });
});
