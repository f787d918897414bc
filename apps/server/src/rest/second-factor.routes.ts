import { Hono } from 'hono';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../application/second-factor.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { done, found } from './envelopes.ts';
import { actorOf, jsonBody } from './request.ts';
import {
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorConfirmationWire,
  secondFactorRemovalWire,
} from './second-factor.wire.ts';

/** One's own second factor: /api/auth/2fa. */
export function secondFactorRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.get('/', async (c) =>
    found(c, secondFactorAnswer(await getSecondFactor(dependencies, actorOf(c))())),
  );

  routes.post('/active', async (c) =>
    done(c, MESSAGES.secondFactorStarted, await startSecondFactor(dependencies, actorOf(c))()),
  );

  routes.post('/verify', async (c) => {
    const actor = actorOf(c);
    const confirmation = secondFactorConfirmationWire.decode(await jsonBody(c));
    const confirmed = confirmSecondFactor(dependencies, actor)(confirmation);
    const codes = await secondFactorConfirmationWire.naming(confirmed);
    return done(c, MESSAGES.secondFactorOn, recoveryCodesAnswer(codes));
  });

  routes.post('/deactivate', async (c) => {
    const actor = actorOf(c);
    const removal = secondFactorRemovalWire.decode(await jsonBody(c));
    await secondFactorRemovalWire.naming(removeSecondFactor(dependencies, actor)(removal));
    return done(c, MESSAGES.secondFactorOff);
  });

  return routes;
}
