import { employees, heads, ytd } from '@garita/ledger/schema/index';
import { signingKey } from '@garita/ledger/signing/signing-key';
import { tamper } from '@garita/ledger/testing/tamper';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ZodError } from 'zod';
import { prepareOffice, type Side } from '../../testing/parity-office.ts';
import { testDependencies, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';
import { rebuild, verify } from './verify.ts';

describe('the commands about the ledger', () => {
  const database = useDatabase();
  const dependencies = () => testDependencies(database.db);
  let office: Side;

  beforeAll(async () => {
    office = await prepareOffice(dependencies());
    const { employeeId, accountantId, token } = office;
    const caller = await typedCaller(dependencies(), token);
    await caller.payroll.load({ employeeId, entry: aWeekOf(40, accountantId) });
  });

  it('find nothing wrong with what nobody touched', async () => {
    expect(await verify(dependencies(), {})).toEqual({
      ok: true,
      lines: [
        expect.stringMatching(/^Compañía 1: \d+ movimientos?, registro íntegro$/),
        expect.stringContaining('GARITA_SIGNING_KEY'),
      ],
      facts: {
        companies: [
          {
            companyId: 1,
            events: expect.any(Number),
            problems: [],
            drift: [],
            erasedMemos: 0,
            uneven: [],
            unmade: null,
          },
        ],
        unopened: [],
        anchors: [],
      },
    });
    expect(await rebuild(dependencies(), {})).toEqual({
      ok: true,
      lines: ['Compañía 1: proyecciones iguales'],
      facts: { companies: [{ companyId: 1, drift: [] }] },
    });
  });

  it('sign where a log stands, once for each event that it has come to', async () => {
    const signing = { ...dependencies(), signingKey: signingKey('the key of test anchors') };
    const first = await verify(signing, {});
    expect(first.lines.at(-1)).toMatch(/^Ancla 1: compañía 1, movimiento \d+, [0-9a-f]{64}, .*firma/);
    expect((await verify(signing, {})).lines).toHaveLength(1);
    expect(await verify({ ...signing, signingKey: signingKey('another key') }, {})).toMatchObject({
      ok: false,
      lines: [
        expect.stringContaining('1 problema'),
        expect.stringMatching(/movimiento \d+: no es el que se firmó$/),
      ],
    });
  });

  it('say of a hash that somebody kept which event has it, or that none has it any more', async () => {
    const [head] = await database.db.select().from(heads);
    const digits = head?.lastHash.slice(0, 16).toUpperCase() ?? '';
    expect(await verify(dependencies(), { hash: digits })).toMatchObject({
      ok: true,
      lines: expect.arrayContaining([
        `Huella ${digits}: es la del movimiento ${head?.lastSeq} de la compañía 1`,
      ]),
      facts: { hash: [{ companyId: 1, seq: head?.lastSeq }] },
    });
    const { ok, lines } = await verify(dependencies(), { hash: '0'.repeat(16) });
    expect([ok, lines.at(1)]).toEqual([false, expect.stringContaining('ningún movimiento la tiene')]);
    expect(() => verify(dependencies(), { hash: '0'.repeat(15) })).toThrow(ZodError);
  });

  it('name an encrypted number that cannot be decrypted, and go on', async () => {
    const setTo = (socialSecurityNumber: string) =>
      database.owner.update(employees).set({ socialSecurityNumber });
    const [stored] = await database.owner.select().from(employees);
    await setTo('sealed1.0123456789abcdef.AAAA');
    expect(await verify(dependencies(), {})).toEqual({
      ok: false,
      lines: [
        expect.stringMatching(/^Compañía 1: .* íntegro$/),
        expect.stringMatching(/^ {2}talonarios, planillas y archivos: no se pueden hacer .*: unknown-key$/),
        `employees.social_security_number, fila ${stored?.id}: no se abre, se cifró con otro secreto o está alterado`,
        expect.stringContaining('GARITA_SIGNING_KEY'),
      ],
      facts: expect.objectContaining({
        unopened: [
          {
            table: 'employees',
            column: 'social_security_number',
            key: [stored?.id],
            fault: 'unknown-key',
          },
        ],
      }),
    });
    await setTo(stored?.socialSecurityNumber ?? '');
  });

  it('compare the documents of each year that there is pay of, tell how far that is, and record no document', async () => {
    const onProgress = vi.fn<(progress: string) => void>();
    expect(await verify(dependencies(), {}, onProgress)).toHaveProperty('ok', true);
    expect(onProgress).toHaveBeenCalledWith('Compañía 1 de 1… talonarios, planillas y archivos de 2026');
    const caller = await typedCaller(dependencies(), office.token);
    const { companyId } = office;
    expect(await caller.audit.disclosures({ companyId })).toMatchObject({ lines: [] });
    expect(await caller.audit.verifications({ companyId })).toEqual([]);
  });

  it('name the first figure of which documents say otherwise than the events', async () => {
    const donate = (cents: number) =>
      tamper(database.owner, 'entries', `update ledger.entries set donation = donation + ${cents}`);
    await donate(1);
    const { ok, lines, facts } = await verify(dependencies(), {});
    await donate(-1);
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(/1 cifra no cuadra$/);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Cuadre de 2026, Donativos: /));
    expect(facts).toMatchObject({ companies: [{ uneven: [{ year: 2026, figure: 'donations' }] }] });
    expect(await verify(dependencies(), {})).toHaveProperty('ok', true);
  });

  it('see a sum that somebody changed by hand, and leave it as it is', async () => {
    await database.owner.update(ytd).set({ gross: 1 });
    const { ok, lines } = await verify(dependencies(), {});
    expect(ok).toBe(false);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}Totales del año: dice \{.*"gross":1,.*y los movimientos \{/),
    );
    expect(await verify(dependencies(), {})).toHaveProperty('ok', false);
  });

  it('put right a sum that somebody changed by hand, and say which', async () => {
    await database.owner.update(ytd).set({ gross: 1 });
    const { ok, lines } = await rebuild(dependencies(), {});
    expect(ok).toBe(false);
    expect(lines).toEqual(['Compañía 1: 1 fila corregida', expect.stringContaining('Totales del año: dice')]);
    expect(await rebuild(dependencies(), {})).toHaveProperty('ok', true);
  });

  it('name where the log is not what it was', async () => {
    await database.owner.update(heads).set({ lastHash: 'ab'.repeat(32) });
    const { ok, lines } = await verify(dependencies(), {});
    expect(ok).toBe(false);
    expect(lines).toContainEqual(expect.stringMatching(/movimiento \d+: el final no es el que se guardó$/));
  });
});
