import { BLANK_ROW } from '@garita/domain/pay/run/drafted-row.schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedAccount, savedCompany, savedEmployee } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { employeeRegistry } from './employees.ts';
import { emptyDraftRows, findRunDraft, type RunPlace, saveRunDraft } from './pay-run-drafts.ts';

const WEEK = 2026110;

describe.each(databases)('the draft of a run on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  async function anOffice() {
    const account = await savedAccount(database.db, `borrador-${kind}-${++offices}`);
    const company = await savedCompany(database.db, account);
    const people: number[] = [];
    for (let nth = 0; nth < 3; nth++) people.push((await savedEmployee(database.db, account, company)).id);
    const place: RunPlace = { ...company.scope, periodId: WEEK, kind: 'regular' };
    const row = (nth: number, regularPay: string) => ({
      employeeId: people[nth] ?? 0,
      cells: { regularPay },
      isWithoutWork: false,
    });
    const save = (version: number, rows: ReturnType<typeof row>[], of = place) =>
      database.db.transaction((tx) => saveRunDraft(tx, account.stamp, of, { version, rows }));
    const read = (since?: number) => findRunDraft(database.db, place, since);
    return { account, company, place, people, row, save, read };
  }

  it('keeps rows as they were typed, and returns those that changed since a version', async () => {
    const { account, row, save, read, people } = await anOffice();
    expect(await read()).toEqual({ version: 0, rows: [] });
    expect(await save(0, [row(0, ' 8:75 '), row(1, '')])).toEqual({ ok: true, version: 1 });
    const { actorId: changedBy, at: changedAt } = account.stamp;
    const first = {
      employeeId: people[0],
      cells: { regularPay: '8:75' },
      isWithoutWork: false,
      version: 1,
      changedBy,
      changedAt,
    };
    // A row in which nothing was typed is not kept.
    expect(await read()).toEqual({ version: 1, rows: [first] });
    await save(1, [row(2, '40')]);
    expect(await read(1)).toMatchObject({ version: 2, rows: [{ employeeId: people[2], version: 2 }] });
    expect(await read(2)).toEqual({ version: 2, rows: [] });
    // What stands so already raises no version.
    expect(await save(0, [row(0, '8:75'), row(2, '40')])).toEqual({ ok: true, version: 2 });
  });

  it('names the rows that changed since the sender read them, and saves none', async () => {
    const { row, save, read, people } = await anOffice();
    await save(0, [row(0, '40'), row(1, '38')]);
    const refused = await save(0, [row(0, '20'), row(2, '30')]);
    expect(refused).toMatchObject({ ok: false, changed: [{ employeeId: people[0], version: 1 }] });
    expect((await read()).rows.map(({ cells }) => cells.regularPay)).toEqual(['40', '38']);
    expect(await save(1, [row(0, '20'), row(2, '30')])).toEqual({ ok: true, version: 2 });
  });

  it('empties the rows of who was loaded, and tells a person who still has their text', async () => {
    const { account, place, people, row, save, read } = await anOffice();
    const empty = (ids: readonly number[]) =>
      database.db.transaction((tx) => emptyDraftRows(tx, account.stamp, place, ids));
    await empty(people);
    expect(await read()).toEqual({ version: 0, rows: [] });
    await save(0, [row(0, '40'), row(1, '38')]);
    await empty([people[0] ?? 0, people[2] ?? 0]);
    expect(await read(1)).toMatchObject({ version: 2, rows: [{ employeeId: people[0], ...BLANK_ROW }] });
    expect(await save(1, [row(0, '41')])).toMatchObject({ ok: false });
    await empty(people.slice(0, 1));
    expect((await read()).version).toBe(2);
  });

  it('is of one company, period and kind, and loses the row of who is removed', async () => {
    const { account, company, place, people, row, save, read } = await anOffice();
    await save(0, [row(0, '40')]);
    expect(await findRunDraft(database.db, { ...place, periodId: WEEK + 1 })).toEqual({
      version: 0,
      rows: [],
    });
    expect(await save(0, [row(0, '5')], { ...place, kind: 'bonus' })).toEqual({ ok: true, version: 1 });
    const other = await anOffice();
    expect(await other.read()).toEqual({ version: 0, rows: [] });
    await save(1, [row(1, '38')]);
    await database.db.transaction((tx) =>
      employeeRegistry.remove(tx, account.stamp, company.scope, people[0] ?? 0),
    );
    expect(await read()).toMatchObject({ version: 2, rows: [{ employeeId: people[1] }] });
  });

  it('saves the rows of two who type at once, each on the version that they know', async () => {
    const { row, save, read } = await anOffice();
    expect(await Promise.all([save(0, [row(0, '40')]), save(0, [row(1, '38')])])).toEqual(
      expect.arrayContaining([
        { ok: true, version: 1 },
        { ok: true, version: 2 },
      ]),
    );
    expect((await read()).rows.map(({ cells }) => cells.regularPay)).toEqual(['40', '38']);
  });
});

describe('two people who type in a draft', () => {
  const database = useDatabase();
  let offices = 0;

  const PERSON = fc.constantFrom('Ana', 'Berta');
  const step = fc.oneof(
    fc.record({ who: PERSON, row: fc.nat(2), text: fc.constantFrom('', '8', '40') }),
    fc.record({ who: PERSON, row: fc.constant(undefined), text: fc.constant('') }),
  );

  it('overwrite no row whose latest text they have not read', async () => {
    const account = await savedAccount(database.db, 'borrador-de-dos');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const company = await savedCompany(database.db, account, { name: `Compañía ${++offices}` });
        const people: number[] = [];
        for (let nth = 0; nth < 3; nth++)
          people.push((await savedEmployee(database.db, account, company)).id);
        const place: RunPlace = { ...company.scope, periodId: WEEK, kind: 'regular' };
        const versions = { Ana: 0, Berta: 0 };
        const stored = ['', '', ''];
        /** The rows that changed after a person's version. */
        const unread = { Ana: new Set<number>(), Berta: new Set<number>() };
        const hasRead = (who: 'Ana' | 'Berta', version: number) => {
          versions[who] = version;
          unread[who].clear();
        };
        for (const { who, row, text } of steps) {
          if (row === undefined) {
            hasRead(who, (await findRunDraft(database.db, place, versions[who])).version);
            continue;
          }
          const employeeId = people[row] ?? 0;
          const rows = [{ employeeId, cells: { regularPay: text }, isWithoutWork: false }];
          const saved = await database.db.transaction((tx) =>
            saveRunDraft(tx, account.stamp, place, { version: versions[who], rows }),
          );
          const isSame = text === stored[row];
          expect(saved.ok).toBe(isSame || !unread[who].has(row));
          if (!saved.ok) continue;
          if (!isSame) unread[who === 'Ana' ? 'Berta' : 'Ana'].add(row);
          stored[row] = text;
          // An answer has every row that changed after the version that was sent.
          hasRead(who, saved.version);
        }
        const { rows } = await findRunDraft(database.db, place);
        const texts = people.map(
          (id) => rows.find(({ employeeId }) => employeeId === id)?.cells.regularPay ?? '',
        );
        expect(texts).toEqual(stored);
      }),
      { numRuns: 12 },
    );
  });
});
