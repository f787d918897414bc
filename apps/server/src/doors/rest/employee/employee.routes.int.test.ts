import { anEmployee } from '@garita/domain/employee/employee.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';
import { employeeWire } from './employee.wire.ts';

const database = useDatabase();

// Admitted on 15 January 2020: six years in 2026, for which Act 180 gives 8 hours.
it('warns, when an employee is saved, that an anniversary raises the vacation per month', async () => {
  const dependencies = testDependencies(database.db);
  const account = await savedAccount(database.db, 'aniversario');
  const { id } = await savedEmployee(database.db, account, await savedCompany(database.db, account));
  const token = await tokenFor(dependencies, account, 'practitioner');
  const warningsFor = async (hours: number) => {
    const call = {
      method: 'PUT',
      path: `employers/${id}`,
      body: {
        ...employeeWire.encode(anEmployee({ socialSecurityNumber: '583904417' })),
        vacation_hours: hours,
      },
    } as const;
    const { json } = await callRest(dependencies, token, call);
    return json as { result: { warnings: string[] } };
  };
  expect((await warningsFor(6)).result.warnings).toEqual([
    expect.stringContaining('le tocan 08:00 horas al mes (Ley 180)'),
  ]);
  expect((await warningsFor(8)).result.warnings).toEqual([]);
  // No step of the scale: agreed with the employee.
  expect((await warningsFor(7)).result.warnings).toEqual([]);
});
