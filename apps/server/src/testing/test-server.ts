import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { Role } from '@garita/domain/account/permissions';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database } from '@garita/ledger/database/client';
import { openSession } from '@garita/ledger/registry/access/sessions';
import { insertUser } from '@garita/ledger/registry/access/users';
import { must, type SavedAccount } from '@garita/ledger/testing/saved-records';
import { TEST_KEYRING } from '@garita/ledger/testing/test-keyring';
import { type RenderTask, render } from '@garita/reports/render-task';
import { createTRPCClient, httpLink } from '@trpc/client';
import { pino } from 'pino';
import type { Dependencies } from '../application/dependencies.ts';
import { dateInPuertoRico } from '../application/puerto-rico-time.ts';
import { findActor, LIFETIME_MS } from '../auth/actor.ts';
import { oneTimeCodes } from '../auth/one-time-code.ts';
import { argon2Hasher } from '../auth/password.ts';
import { keyedTokens } from '../auth/tokens.ts';
import type { Visitor } from '../auth/visitor.ts';
import { type AppRouter, appRouter } from '../doors/trpc/router.ts';
import { createCallerFactory } from '../doors/trpc/trpc.ts';
import { createApp } from '../http/app.ts';

/** The default moment of tests: noon of 2 March 2026 in Puerto Rico. */
export const TEST_NOW = new Date('2026-03-02T16:00:00Z');

/** A visitor from the network of the tests. */
const A_VISITOR: Visitor = {
  network: '203.0.113.7',
  address: '203.0.113.7',
  userAgent: '',
  isCrossSite: false,
  cookies: {},
};

// Shared by all tests, because each hasher first hashes a password, which takes as long as a sign-in.
const PASSWORDS = argon2Hasher();

/** Builds the server's dependencies on a test's database. The test may move the clock. */
export function testDependencies(database: Database, clock: { now: Date } = { now: TEST_NOW }): Dependencies {
  return {
    database,
    now: () => clock.now,
    today: (): CalendarDate => dateInPuertoRico(clock.now),
    sessionTokens: keyedTokens('the key of test sessions'),
    invitationTokens: keyedTokens('the key of test invitations'),
    deviceTokens: keyedTokens('the key of test devices'),
    resetTokens: keyedTokens('the key of test links'),
    keyring: TEST_KEYRING,
    passwordHasher: PASSWORDS,
    oneTimeCodes: oneTimeCodes(countUp()),
    // Renders in this thread, from a copy as another thread gets it, so that data that are not plain fail.
    render: ({ report, data, ...task }) =>
      // `renderTask` of the reports named it.
      render({ ...task, report: report as RenderTask['report'], data: structuredClone(data) }),
    logger: pino({ level: 'silent' }),
  };
}

// Replaces chance: 0, 1, 2 and so on.
function countUp(): (limit: number) => number {
  let next = 0;
  return (limit) => next++ % limit;
}

// The Argon2id hash of a random password that nobody knows.
const UNKNOWN_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$x0XIKONENFw/hSGLKg37qQ$VUXVwKYXi9Munb8c2DDw0rWfyajmFLcJn79YzT02KS0';

/** Saves a user of the account with this access, opens a session and returns its bearer token. */
export async function tokenFor(
  { database, now, sessionTokens: tokens }: Dependencies,
  { scope, user }: SavedAccount,
  role: Role = 'administrator',
  access: Access = WHOLE_ACCOUNT,
): Promise<string> {
  const stamp = { ...scope, at: now(), actorId: user.id };
  const newUser = {
    name: 'Sara',
    lastName: 'Paz',
    email: `${[role, access.fromYear ?? [], access.companyIds, scope.accountId].flat().join('-')}@prueba.example`,
    phone: '7875550131',
    role,
    access,
    passwordHash: UNKNOWN_PASSWORD_HASH,
  };
  const { id: userId } = must(await database.transaction((tx) => insertUser(tx, stamp, newUser)));
  const token = tokens.issue();
  await openSession(database, {
    userId,
    bearerHash: tokens.hashOf(token),
    cookieHash: tokens.hashOf(`${token}-cookie`),
    userAgent: '',
    address: '',
    createdAt: now(),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  return token;
}

/** Returns the typed procedures as a client with this token calls them. */
export async function typedCaller(
  dependencies: Dependencies,
  token?: string,
  visitor: Partial<Visitor> = {},
) {
  return createCallerFactory(appRouter)({
    dependencies,
    actor: await findActor(dependencies, 'bearer', token),
    visitor: { ...A_VISITOR, ...visitor },
    setDownloadCookie: () => {},
    setDeviceCookie: () => {},
  });
}

/** Returns a client of the typed procedures over HTTP that needs no network. */
export function typedClient(dependencies: Dependencies, token: string | undefined) {
  const app = appOn(dependencies);
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: 'http://garita.test/trpc',
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
        fetch: async (url, init) => app.request(String(url), init as RequestInit), // of the same standard
      }),
    ],
  });
}

const apps = new WeakMap<Dependencies, ReturnType<typeof createApp>>();

/**
 * Returns one application for each set of dependencies, as in a running server. Creating it takes ten times
 * as long as an answer.
 */
function appOn(dependencies: Dependencies): ReturnType<typeof createApp> {
  const app = apps.get(dependencies) ?? createApp(dependencies);
  apps.set(dependencies, app);
  return app;
}

/** A request to the documented interface. */
export type RestCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Calls the documented interface with this token, and reads the JSON that it answers. */
export async function callRest(dependencies: Dependencies, token: string | undefined, call: RestCall) {
  const headers = { ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }), ...call.headers };
  const response = await requestRest(dependencies, { ...call, headers });
  const text = await response.text();
  // Tests compare the answer with what they expect, so its shape is not checked here.
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, json, headers: response.headers };
}

/** Calls the documented interface; a `FormData` body is sent as a form, any other as JSON. */
export async function requestRest(
  dependencies: Dependencies,
  { method = 'GET', path, body, headers = {} }: RestCall,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return appOn(dependencies).request(`/api/${path}`, {
    method,
    headers: { ...(isForm || body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}
