import { Hono } from 'hono';
import { register } from '../application/register.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { registrationWire, userAnswer } from './account.wire.ts';
import { done } from './envelopes.ts';
import { jsonBody } from './request.ts';

/** Opening an account: /api/users. */
export function userRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.post('/', async (c) => {
    const registration = registrationWire.decode(await jsonBody(c));
    const opened = register(dependencies, { address: c.get('address') })(registration);
    return done(c, MESSAGES.registered, userAnswer(await registrationWire.naming(opened)));
  });

  return routes;
}
