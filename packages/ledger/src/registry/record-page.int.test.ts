import type { Employee } from '@garita/domain/employee/employee.schema';
import type { EmployeeOrder } from '@garita/domain/employee/employee-page.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { PageRequest } from '@garita/domain/field/page.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  must,
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
  savedEmployee,
} from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { employeeRegistry } from './records/employees.ts';

const PEOPLE: readonly Partial<Employee>[] = [
  { firstName: 'Óscar', lastName: 'Vega', mobileNumber: '7875550101', employeeType: 'part-time' },
  { firstName: 'Ana', middleName: 'María', lastName: 'Rivera', mobileNumber: '7875550103' },
  { firstName: 'Ñico', lastName: 'Peña', mobileNumber: '7875550102' },
  { firstName: 'Ana', lastName: 'Cruz', mobileNumber: '9395550101', socialSecurityNumber: '581334321' },
  { firstName: 'Nora', lastName: 'Vega', mobileNumber: '7875550104' },
];

type Asked = Partial<PageRequest<EmployeeOrder>>;

describe.each(databases)('a page of employees on %s', (kind) => {
  const database = useDatabase(kind);
  let account: SavedAccount;
  let company: SavedCompany;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    account = await savedAccount(database.db);
    company = await savedCompany(database.db, account);
    for (const person of PEOPLE) {
      const named = { middleName: '', motherLastName: '', employeeType: 'regular', ...person } as const;
      const saved = await savedEmployee(database.db, account, company, named);
      ids.set(fullName(saved), saved.id);
    }
  });

  const read = (asked: Asked) =>
    employeeRegistry.listPage(database.db, company.scope, { orderBy: 'name', limit: 10, ...asked });
  const names = async (asked: Asked) => must(await read(asked)).rows.map(fullName);
  const idOf = (name: string) => must(ids.get(name));

  it('comes in the order of whole names, as Spanish has it', async () => {
    expect(await names({})).toEqual(['Ana Cruz', 'Ana María Rivera', 'Nora Vega', 'Ñico Peña', 'Óscar Vega']);
  });

  it.each<[string, Asked, string | undefined, string[]]>([
    ['begins after the last of the one before', {}, 'Ana María Rivera', ['Nora Vega', 'Ñico Peña']],
    [
      'ends before the first of the one after',
      { isBackwards: true },
      'Ñico Peña',
      ['Ana María Rivera', 'Nora Vega'],
    ],
    ['is the last one', { isBackwards: true }, undefined, ['Ñico Peña', 'Óscar Vega']],
    [
      'may be the first of the order reversed',
      { isDescending: true },
      undefined,
      ['Óscar Vega', 'Ñico Peña'],
    ],
    ['goes on in the order reversed', { isDescending: true }, 'Ñico Peña', ['Nora Vega', 'Ana María Rivera']],
    // Everybody is active.
    ['has equals by their names', { orderBy: 'active' }, 'Ana María Rivera', ['Nora Vega', 'Ñico Peña']],
    ['goes on by telephone', { orderBy: 'phone' }, 'Óscar Vega', ['Ñico Peña', 'Ana María Rivera']],
    // Parcial stands before Regular.
    ['goes by type', { orderBy: 'type' }, undefined, ['Óscar Vega', 'Ana Cruz']],
  ])('%s', async (_, asked, beside, expected) => {
    const place = beside === undefined ? {} : { beside: idOf(beside) };
    expect(await names({ ...asked, ...place, limit: 2 })).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['maria', ['Ana María Rivera']],
    ['VEGA óscar', ['Óscar Vega']],
    ['pena', ['Ñico Peña']],
    ['787-555-01', ['Ana María Rivera', 'Nora Vega', 'Ñico Peña', 'Óscar Vega']],
    ['9395550101', ['Ana Cruz']],
    ['(939) 555-0101', ['Ana Cruz']],
    ['4321', ['Ana Cruz']],
    ['***-**-4321', ['Ana Cruz']],
    ['parcial', ['Óscar Vega']],
    // A word and no pattern.
    ['%', []],
    ['An_', []],
    ['ana vega', []],
  ])('finds by %s', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it('finds those that are named besides, and they alone where there are no words', async () => {
    const nora = idOf('Nora Vega');
    expect(await names({ search: 'maria', ids: [nora] })).toEqual(['Ana María Rivera', 'Nora Vega']);
    expect(await names({ ids: [nora] })).toEqual(['Nora Vega']);
    expect(await names({ ids: [] })).toEqual([]);
  });

  it('counts what is found on all pages, whoever is switched off apart', async () => {
    const { scope, stamp } = { ...account, ...company };
    const switchNora = (isActive: boolean) =>
      database.db.transaction((tx) =>
        employeeRegistry.setActive(tx, stamp, scope, idOf('Nora Vega'), isActive),
      );
    await switchNora(false);
    expect(await read({ limit: 1 })).toMatchObject({ found: { active: 4, inactive: 1 } });
    expect(await read({ search: 'vega', isActive: false })).toMatchObject({
      rows: [{ firstName: 'Nora' }],
      found: { active: 1, inactive: 1 },
    });
    await switchNora(true);
  });

  it('is empty beside a person of another company', async () => {
    const other = await savedCompany(database.db, account);
    const stranger = await savedEmployee(database.db, account, other);
    expect(await read({ beside: stranger.id })).toBeUndefined();
    // Nobody follows the last one.
    expect(await names({ beside: idOf('Óscar Vega') })).toEqual([]);
  });
});
