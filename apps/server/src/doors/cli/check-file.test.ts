import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, suriRecords } from '@garita/reports/file-check/sample-files.builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFileAt } from './check-file.ts';

describe('checking a file on the command line', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'garita-check-file-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  async function checked(records: readonly string[], options = { json: false }) {
    const path = join(folder, 'W2PR2026.txt');
    await writeFile(path, fileOf(records));
    return checkFileAt(path, options);
  }

  it('ends in 0 for what can be sent', async () => {
    expect(await checked(suriRecords())).toEqual({
      exitCode: 0,
      lines: ['W-2PR para SURI, 2026: 12 líneas', '0 errores, 0 avisos'],
      isAside: false,
    });
  });

  it('ends in 1 where there are errors, and says whose they are without the number', async () => {
    const records = suriRecords().map((text) => text.replace('RW581020304', 'RW666020304'));
    const { exitCode, lines, isAside } = await checked(records);
    expect({ exitCode, isAside }).toEqual({ exitCode: 1, isAside: false });
    expect(lines).toEqual([
      'W-2PR para SURI, 2026: 12 líneas',
      'Error: Línea 3 (RW), ANA COLON-RIVERA, número de seguro social: No es un número de seguro social válido. Tiene números.',
      'Error: Línea 5 (RS), ANA COLON-RIVERA, número de seguro social: No dice lo mismo que antes en el archivo. Tiene números.',
      '2 errores, 0 avisos',
    ]);
    expect(lines.join()).not.toContain('020304');
  });

  it('heads a W-2 of the states as what it is', async () => {
    const records = suriRecords().map((text) =>
      text.startsWith('RE') ? `${text.slice(0, 219)} ${text.slice(220)}` : text,
    );
    const { exitCode, lines } = await checked(records);
    expect(exitCode).toBe(1);
    expect(lines[0]).toBe('W-2 de los estados, que no es un W-2PR, 2026: 12 líneas');
  });

  it('says the same to programs', async () => {
    const records = suriRecords().map((text) => text.replace('RW581020304', 'RW666020304'));
    const { exitCode, lines } = await checked(records, { json: true });
    expect(exitCode).toBe(1);
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      ok: false,
      kind: 'w2pr-suri-text',
      year: 2026,
      errors: 2,
      findings: [
        { rule: 'social-security-number', record: 3, field: 'socialSecurityNumber', person: { ordinal: 1 } },
        { rule: 'other-than-before', record: 5 },
      ],
    });
  });

  it('ends in 2 for what is no such file, is not there or was not named', async () => {
    expect((await checked(['Nombre,Apellido', 'Ana,Colón'])).exitCode).toBe(2);
    const unread = { exitCode: 2, isAside: true };
    expect(await checkFileAt(join(folder, 'nowhere.txt'), { json: false })).toMatchObject(unread);
    expect(await checkFileAt(undefined, { json: false })).toMatchObject(unread);
    const { lines } = await checkFileAt(undefined, { json: true });
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      ok: false,
      lines: [expect.stringMatching(/^Diga/)],
    });
  });
});
