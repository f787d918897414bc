import { Hono } from 'hono';
import { changePassword } from '../application/change-password.ts';
import { currentUser, signIn, signOut } from '../application/sign-in.ts';
import { downloadCookieHeader } from '../auth/download-cookie.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { currentUserAnswer, passwordChangeWire, signInAnswer, signInWire } from './account.wire.ts';
import { done } from './envelopes.ts';
import { actorOf, formBody, jsonBody } from './request.ts';

/** Signing in and out, who one is, and one's password: /api/auth. */
export function accountRoutes(dependencies: Dependencies): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>({ strict: false });

  routes.post('/login', async (c) => {
    const credentials = signInWire.decode(await formBody(c));
    const entering = signIn(dependencies, { address: c.get('address') })(credentials);
    const signedIn = await signInWire.naming(entering);
    c.header('Set-Cookie', downloadCookieHeader(signedIn.downloadCookie, c.get('isSecure')));
    return c.json(signInAnswer(signedIn));
  });

  routes.get('/', async (c) => c.json(currentUserAnswer(await currentUser(dependencies, actorOf(c))())));

  routes.post('/logout', async (c) => {
    await signOut(dependencies, actorOf(c))();
    c.header('Set-Cookie', downloadCookieHeader(null, c.get('isSecure')));
    return done(c, MESSAGES.signedOut);
  });

  routes.post('/change-password', async (c) => {
    const actor = actorOf(c);
    const change = passwordChangeWire.decode(await jsonBody(c));
    await passwordChangeWire.naming(changePassword(dependencies, actor)(change));
    return done(c, MESSAGES.passwordChanged);
  });

  return routes;
}
