import { Hono } from 'hono';
import { createEmployee, getEmployee, listEmployees, updateEmployee } from '../application/employees.ts';
import { removeEmployee } from '../application/remove-records.ts';
import { setEmployeeActive } from '../application/switch-records.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { employeeAnswer, employeeWire } from './employee.wire.ts';
import { done, found, removed } from './envelopes.ts';
import { actorOf, idIn, jsonBody, keyOf } from './request.ts';

/** The employees, which the interface calls employers: /api/employers. */
export function employeeRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/:companyId', async (c) => {
    const employees = await listEmployees(dependencies, actorOf(c))({ companyId: idIn(c, 'companyId') });
    return found(c, employees.map(employeeAnswer));
  });

  routes.get('/:companyId/:id', async (c) => {
    const one = { companyId: idIn(c, 'companyId'), employeeId: idIn(c, 'id') };
    return found(c, employeeAnswer(await getEmployee(dependencies, actorOf(c))(one)));
  });

  routes.post('/:companyId', async (c) => {
    const create = createEmployee(dependencies, actorOf(c));
    const companyId = idIn(c, 'companyId');
    const employee = employeeWire.decode(await jsonBody(c));
    const created = await employeeWire.naming(create({ companyId, employee, commandId: keyOf(c) }));
    return done(c, MESSAGES.created, employeeAnswer(created));
  });

  routes.put('/:id', async (c) => {
    const update = updateEmployee(dependencies, actorOf(c));
    const employeeId = idIn(c, 'id');
    const employee = employeeWire.decode(await jsonBody(c));
    const updated = await employeeWire.naming(update({ employeeId, employee, commandId: keyOf(c) }));
    return done(c, MESSAGES.updated, employeeAnswer(updated));
  });

  routes.delete('/:id', async (c) => {
    const set = setEmployeeActive(dependencies, actorOf(c));
    const switched = await set({ employeeId: idIn(c, 'id'), commandId: keyOf(c) });
    return done(c, MESSAGES.switched, employeeAnswer(switched));
  });

  routes.delete('/delete/:id', async (c) => {
    const remove = removeEmployee(dependencies, actorOf(c));
    return removed(c, remove({ employeeId: idIn(c, 'id'), commandId: keyOf(c) }));
  });

  return routes;
}
