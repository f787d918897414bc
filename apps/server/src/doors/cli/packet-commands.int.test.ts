import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareOffice, type Side } from '../../testing/parity-office.ts';
import { testDependencies, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';
import { exportPacket } from './export-packet.ts';
import { replay } from './replay.ts';

describe('the commands about one company', () => {
  const database = useDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'garita-export-'));
  const out = join(folder, 'paquete.zip');
  let office: Side;

  beforeAll(async () => {
    const dependencies = testDependencies(database.db);
    office = await prepareOffice(dependencies);
    const { employeeId, accountantId, token } = office;
    const caller = await typedCaller(dependencies, token);
    const { entryId, version } = await caller.payroll.load({ employeeId, entry: aWeekOf(40, accountantId) });
    await caller.payroll.delete({ entryId, version });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const asked = (overrides: object = {}) => ({
    companyId: office.companyId,
    email: office.email,
    personalData: false,
    out,
    ...overrides,
  });
  const run = (overrides?: object) => exportPacket(testDependencies(database.db), asked(overrides));

  it('replay its books as an event left them, and as they were known at a moment', async () => {
    const dependencies = testDependencies(database.db);
    const { companyId } = office;
    // 12.00 × 40 h = 480.00
    const loaded = await replay(dependencies, { companyId, seq: 1 });
    expect(loaded.lines[0]).toBe(`Compañía ${companyId} como la dejó el movimiento 1`);
    expect(loaded.lines[1]).toMatch(/^ {2}período \d+, abierto: 1 pago, ingresos \$480\.00, neto \$\d/);
    expect(loaded.lines[2]).toMatch(/^ {2}empleado \d+, 2026: ingresos \$480\.00/);
    expect(loaded.facts).toMatchObject({ seq: 1, entries: [{ status: 'live', gross: 480_00 }] });
    expect(await replay(dependencies, { companyId })).toMatchObject({
      facts: { seq: 2, entries: [{ status: 'deleted', gross: 0 }] },
    });
    const before = await replay(dependencies, { companyId, at: '2020-01-01T00:00:00Z' });
    expect(before).toMatchObject({ facts: { seq: 0, entries: [] } });
  });

  it('replay nothing that there never was', async () => {
    const { companyId } = office;
    const replayed = (what: object) => replay(testDependencies(database.db), { companyId, ...what });
    expect(await replayed({ seq: 3 })).toEqual({
      ok: false,
      lines: [`El último movimiento de la compañía ${companyId} es el 2.`],
    });
    expect(await replayed({ companyId: 999 })).toEqual({
      ok: false,
      lines: ['La compañía 999 no tiene movimientos.'],
    });
  });

  it('take no number and moment at once', async () => {
    const both = { companyId: office.companyId, seq: 1, at: '2020-01-01T00:00:00Z' };
    await expect(async () => replay(testDependencies(database.db), both)).rejects.toThrow('option-invalid');
  });

  it('export what its own verifier finds whole', async () => {
    const { ok, lines, facts } = await run();
    expect(ok).toBe(true);
    expect(lines).toEqual([expect.stringContaining(`paquete del auditor en ${out}`)]);
    const zipped = readFileSync(out);
    expect(facts).toEqual({ out, bytes: zipped.length });
    for (const [name, bytes] of Object.entries(unzipSync(zipped))) writeFileSync(join(folder, name), bytes);
    rmSync(out);
    const output = execFileSync(process.execPath, [join(folder, 'verify.mjs'), folder]).toString();
    expect(output).toContain(`Compañía ${office.companyId}: 2 movimientos, libro íntegro`);
  });

  it('export over no file that is there, and record nothing as taken', async () => {
    writeFileSync(out, 'lo que se entregó');
    const caller = await typedCaller(testDependencies(database.db), office.token);
    const taken = async () => (await caller.audit.disclosures({ companyId: office.companyId })).lines.length;
    const before = await taken();
    expect(await run()).toEqual({
      ok: false,
      lines: [`Ya existe ${out}, y no se reemplaza. No se cambió nada.`],
    });
    expect(readFileSync(out, 'utf8')).toBe('lo que se entregó');
    expect(await taken()).toBe(before);
    rmSync(out);
  });

  it('export in the name of a user who may, and leave nothing otherwise', async () => {
    const auditor = office.email.replace('administrator', 'auditor');
    expect(await run({ email: auditor, personalData: true })).toEqual({
      ok: false,
      lines: [expect.stringMatching(/permi/)],
    });
    expect(await run({ email: 'nadie@prueba.example' })).toHaveProperty('ok', false);
    expect(await run({ companyId: 999 })).toHaveProperty('ok', false);
    expect(readdirSync(folder).filter((name) => name.includes('zip'))).toEqual([]);
  });
});
