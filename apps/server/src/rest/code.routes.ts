import { Hono } from 'hono';
import {
  createCode,
  getCode,
  listCodes,
  removeCode,
  setCodeActive,
  updateCode,
} from '../application/registration-codes.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { codeAnswer, codeWire } from './code.wire.ts';
import { done, found, removed } from './envelopes.ts';
import { actorOf, idIn, jsonBody, keyOf } from './request.ts';

/** The registration codes: /api/codes. */
export function codeRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/', async (c) => {
    const codes = await listCodes(dependencies, actorOf(c))();
    return found(c, codes.map(codeAnswer));
  });

  routes.get('/:id', async (c) => {
    const code = await getCode(dependencies, actorOf(c))({ codeId: idIn(c, 'id') });
    return found(c, codeAnswer(code));
  });

  routes.post('/', async (c) => {
    const create = createCode(dependencies, actorOf(c));
    const registrationCode = codeWire.decode(await jsonBody(c));
    const created = await codeWire.naming(create({ registrationCode, commandId: keyOf(c) }));
    return done(c, MESSAGES.created, codeAnswer(created));
  });

  routes.put('/:id', async (c) => {
    const update = updateCode(dependencies, actorOf(c));
    const codeId = idIn(c, 'id');
    const registrationCode = codeWire.decode(await jsonBody(c));
    const updated = await codeWire.naming(update({ codeId, registrationCode, commandId: keyOf(c) }));
    return done(c, MESSAGES.updated, codeAnswer(updated));
  });

  routes.delete('/:id', async (c) => {
    const set = setCodeActive(dependencies, actorOf(c));
    const switched = await set({ codeId: idIn(c, 'id'), commandId: keyOf(c) });
    return done(c, MESSAGES.switched, codeAnswer(switched));
  });

  routes.delete('/delete/:id', async (c) => {
    const remove = removeCode(dependencies, actorOf(c));
    return removed(c, remove({ codeId: idIn(c, 'id'), commandId: keyOf(c) }));
  });

  return routes;
}
