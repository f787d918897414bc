import { Hono } from 'hono';
import {
  createAccountant,
  getAccountant,
  listAccountants,
  updateAccountant,
} from '../application/accountants.ts';
import { removeAccountant } from '../application/remove-records.ts';
import { setAccountantActive } from '../application/switch-records.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { done, found, removed } from './envelopes.ts';
import { accountantAnswer, accountantWire } from './office.wire.ts';
import { actorOf, idIn, jsonBody, keyOf } from './request.ts';

/** The accountants: /api/accountant. */
export function accountantRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/', async (c) => {
    const accountants = await listAccountants(dependencies, actorOf(c))();
    return found(c, accountants.map(accountantAnswer));
  });

  routes.get('/:id', async (c) => {
    const accountant = await getAccountant(dependencies, actorOf(c))({ accountantId: idIn(c, 'id') });
    return found(c, accountantAnswer(accountant));
  });

  routes.post('/', async (c) => {
    const create = createAccountant(dependencies, actorOf(c));
    const accountant = accountantWire.decode(await jsonBody(c));
    const created = await accountantWire.naming(create({ accountant, commandId: keyOf(c) }));
    return done(c, MESSAGES.created, accountantAnswer(created));
  });

  routes.put('/:id', async (c) => {
    const update = updateAccountant(dependencies, actorOf(c));
    const accountantId = idIn(c, 'id');
    const accountant = accountantWire.decode(await jsonBody(c));
    const updated = await accountantWire.naming(update({ accountantId, accountant, commandId: keyOf(c) }));
    return done(c, MESSAGES.updated, accountantAnswer(updated));
  });

  routes.delete('/:id', async (c) => {
    const set = setAccountantActive(dependencies, actorOf(c));
    const switched = await set({ accountantId: idIn(c, 'id'), commandId: keyOf(c) });
    return done(c, MESSAGES.switched, accountantAnswer(switched));
  });

  routes.delete('/delete/:id', async (c) => {
    const remove = removeAccountant(dependencies, actorOf(c));
    return removed(c, remove({ accountantId: idIn(c, 'id'), commandId: keyOf(c) }));
  });

  return routes;
}
